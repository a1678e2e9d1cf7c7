// SPDX-License-Identifier: Apache-2.0
// Starts a program. Between the birth of the child and its exec only calls of the kernel are made: the child shares the
// memory of a process with many threads. A copy of that memory, as fork makes it, would take a big server longer than
// many programs run.

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <linux/capability.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "parts.h"

/// The highest number of a signal and of a capability that a kernel may have.
enum { LAST_SIGNAL = 64, LAST_CAPABILITY = 63 };

/// Lowers a limit, never to more than it may be.
static void
limit(int resource, uint64_t wanted) {
  struct rlimit now;
  if (getrlimit(resource, &now) != 0) return;
  rlim_t most = now.rlim_max < (rlim_t) wanted ? now.rlim_max : (rlim_t) wanted;
  struct rlimit new = {most, most};
  setrlimit(resource, &new);
}

static void
set_limits(const struct earshot_launch *launch) {
  limit(RLIMIT_AS, launch->memory_bytes);
  limit(RLIMIT_CPU, launch->processor_seconds);
  limit(RLIMIT_FSIZE, launch->file_bytes);
  limit(RLIMIT_NOFILE, launch->open_files);
  limit(RLIMIT_CORE, 0);
  setpriority(PRIO_PROCESS, 0, launch->niceness);
}

/// The place of the pipe that tells what went wrong.
enum { REPORT = 3, PLACES = 4 };

/// Puts the descriptors in their places and closes all others: none of the server's may reach the program, and the
/// thousands that it has would leave no room below the limit.
static int
set_descriptors(const struct earshot_launch *launch, int report) {
  int wanted[PLACES] = {launch->input, launch->output, launch->errors, report};
  for (int place = 0; place < PLACES; place++) {
    int is_nothing = wanted[place] < 0;
    if (is_nothing) wanted[place] = open("/dev/null", place == 0 ? O_RDONLY : O_WRONLY);
    // Above the places, so that none is overwritten before it is used.
    wanted[place] = fcntl(wanted[place], F_DUPFD, PLACES);
    if (wanted[place] < 0) return errno;
  }
  for (int place = 0; place < PLACES; place++) {
    if (dup2(wanted[place], place) < 0) return errno;
  }
  fcntl(REPORT, F_SETFD, FD_CLOEXEC);
  if (syscall(SYS_close_range, (unsigned) PLACES, ~0U, 0U) == 0) return 0;
  long last = sysconf(_SC_OPEN_MAX);
  for (int open = PLACES; open < (last < 0 ? 65536 : last); open++) close(open);
  return 0;
}

static void
reset_signals(void) {
  struct sigaction usual = {0};
  usual.sa_handler = SIG_DFL;
  for (int number = 1; number <= LAST_SIGNAL; number++) sigaction(number, &usual, NULL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
}

/// The name spaces that make a network with nothing in it: root needs no more, others one of their own for users, too.
static int
empty_network(void) {
  return geteuid() == 0 ? CLONE_NEWNET : CLONE_NEWUSER | CLONE_NEWNET;
}

/// Gives up the rights of root. Where Landlock says which files, the right to open them is kept: they may lie in
/// folders of other people.
static void
drop_capabilities(void) {
  prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL, 0, 0, 0);
  int keeps_files = earshot_landlock_version() > 0;
  for (int number = 0; number <= LAST_CAPABILITY; number++) {
    int is_of_files = number == CAP_DAC_OVERRIDE || number == CAP_DAC_READ_SEARCH;
    if (!keeps_files || !is_of_files) prctl(PR_CAPBSET_DROP, number, 0, 0, 0);
  }
}

/// What a child is told.
struct birth {
  const struct earshot_launch *launch;
  pid_t parent;
  int report;
  /// The name spaces that it got.
  int spaces;
};

/// In the child: confines itself and becomes the program; gives the error that kept it from that.
static int
become(const struct birth *birth, int *report) {
  const struct earshot_launch *launch = birth->launch;
  setpgid(0, 0);
  // Nothing outlives a server that was killed.
  prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0);
  if (getppid() != birth->parent) return ESRCH;
  reset_signals();
  int problem = set_descriptors(launch, *report);
  if (problem != 0) return problem;
  *report = REPORT;
  if (chdir(launch->folder) != 0) return errno;
  umask(077);
  set_limits(launch);
  // Only among users of its own do the other threads of the same user not count.
  if (birth->spaces & CLONE_NEWUSER) limit(RLIMIT_NPROC, launch->threads);
  drop_capabilities();
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return errno;
  // A kernel without Landlock or filters runs the program all the same; the server tells so when it starts.
  problem = earshot_confine_files(launch->paths, launch->path_count);
  if (problem != 0 && problem != ENOSYS && problem != EOPNOTSUPP) return problem;
  problem = earshot_filter_calls(launch->may_start_programs);
  if (problem != 0 && problem != ENOSYS && problem != EINVAL) return problem;
  execve(launch->path, launch->arguments, launch->environment);
  return errno;
}

static int
be_born(void *given) {
  const struct birth *birth = given;
  int report = birth->report;
  int problem = become(birth, &report);
  (void) !write(report, &problem, sizeof problem);
  _exit(127);
}

/// The stack of a child until its exec, in bytes.
enum { STACK = 256 * 1024 };

/// Makes the child, which works in our memory on a stack of its own while the calling thread waits for its exec, and
/// fails as fork does. Where the kernel gives it no network of its own it goes without; the server tells so when it starts.
static pid_t
bear(struct birth *birth) {
  char *stack = mmap(NULL, STACK, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_STACK, -1, 0);
  if (stack == MAP_FAILED) return -1;
  int usual = CLONE_VM | CLONE_VFORK | SIGCHLD;
  birth->spaces = empty_network();
  pid_t made = clone(be_born, stack + STACK, usual | birth->spaces, birth);
  if (made < 0) {
    birth->spaces = 0;
    made = clone(be_born, stack + STACK, usual, birth);
  }
  int problem = errno;
  munmap(stack, STACK);
  errno = problem;
  return made;
}

/// Has the kernel take a program before the server when memory is short.
///
/// The child cannot say so itself: before its exec it shares the memory of a server that may have been root, so its
/// files in /proc belong to root.
static void
offer_first(pid_t program) {
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/oom_score_adj", (int) program);
  int score = open(path, O_WRONLY | O_CLOEXEC);
  if (score < 0) return;
  (void) !write(score, "500", 3);
  close(score);
}

int
earshot_launch(const struct earshot_launch *launch, pid_t *child) {
  int report[2];
  if (pipe2(report, O_CLOEXEC) != 0) return errno;
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_BLOCK, &all, &before);
  struct birth birth = {.launch = launch, .parent = getpid(), .report = report[1]};
  pid_t made = bear(&birth);
  int problem = made < 0 ? errno : 0;
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  close(report[1]);
  if (made > 0) {
    ssize_t count;
    do {
      count = read(report[0], &problem, sizeof problem);
    } while (count < 0 && errno == EINTR);
    // The program has begun when the pipe is closed without a word.
    if (count != sizeof problem) problem = 0;
    if (problem == 0) {
      offer_first(made);
    } else {
      while (waitpid(made, NULL, 0) < 0 && errno == EINTR) {}
    }
  }
  close(report[0]);
  *child = made;
  return problem;
}

int
earshot_sandbox_abilities(void) {
  pid_t child = fork();
  if (child < 0) return 0;
  if (child == 0) {
    int abilities = unshare(empty_network()) == 0 ? EARSHOT_NETWORK : 0;
    prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
    if (earshot_confine_files(NULL, 0) == 0) abilities |= EARSHOT_FILES;
    if (earshot_filter_calls(0) == 0) abilities |= EARSHOT_CALLS;
    _exit(abilities);
  }
  int status = 0;
  while (waitpid(child, &status, 0) < 0) {
    if (errno != EINTR) return 0;
  }
  return WIFEXITED(status) ? WEXITSTATUS(status) : 0;
}

double
earshot_processor_seconds(pid_t process) {
  clockid_t clock;
  struct timespec time;
  if (clock_getcpuclockid(process, &clock) != 0 || clock_gettime(clock, &time) != 0) return -1;
  return (double) time.tv_sec + (double) time.tv_nsec / 1e9;
}
