// SPDX-License-Identifier: Apache-2.0
// Which system calls a confined program may make. What is not named is refused with EPERM: the program goes on, and
// cannot do it. Numbers newer than the list get ENOSYS, so that the C library takes an older call instead.

#define _GNU_SOURCE
#include <asm/unistd.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/prctl.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <stddef.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

#include "parts.h"

#if defined(__x86_64__)
#define EARSHOT_ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define EARSHOT_ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

#ifdef EARSHOT_ARCHITECTURE

/// Memory, threads, time, and files that are open already or that Landlock lets be opened.
///
/// Not here is what Landlock does not look at, or not in every kernel: chmod, utimes, and truncate by a path; nor
/// memfd_create, which gives memory that no limit of the process counts.
static const int allowed[] = {
#ifdef __NR_open
  __NR_open, __NR_access, __NR_stat, __NR_lstat, __NR_poll, __NR_select, __NR_pipe, __NR_dup2,
  __NR_getdents, __NR_readlink, __NR_unlink, __NR_rename, __NR_mkdir, __NR_rmdir, __NR_creat,
  __NR_epoll_create, __NR_epoll_wait, __NR_getpgrp, __NR_time, __NR_alarm, __NR_arch_prctl,
  __NR_eventfd, __NR_pause,
#endif
  __NR_openat, __NR_openat2, __NR_close, __NR_close_range, __NR_read, __NR_write, __NR_readv,
  __NR_writev, __NR_pread64, __NR_pwrite64, __NR_preadv, __NR_pwritev, __NR_lseek, __NR_fstat,
#ifdef __NR_newfstatat
  __NR_newfstatat,
#endif
  __NR_statx, __NR_statfs, __NR_fstatfs, __NR_faccessat, __NR_faccessat2, __NR_readlinkat,
  __NR_getdents64, __NR_unlinkat, __NR_renameat2, __NR_mkdirat, __NR_ftruncate, __NR_fallocate,
  __NR_fadvise64, __NR_fsync, __NR_fdatasync, __NR_umask, __NR_getcwd, __NR_chdir, __NR_fchdir,
  __NR_flock, __NR_sendfile, __NR_copy_file_range, __NR_splice, __NR_dup, __NR_dup3, __NR_pipe2,
  __NR_ppoll, __NR_pselect6, __NR_epoll_create1, __NR_epoll_ctl, __NR_epoll_pwait, __NR_eventfd2,
  __NR_timerfd_create, __NR_timerfd_settime, __NR_timerfd_gettime, __NR_mmap, __NR_munmap,
  __NR_mremap, __NR_mprotect, __NR_madvise, __NR_brk, __NR_mlock, __NR_munlock, __NR_membarrier,
  __NR_msync, __NR_mincore, __NR_get_mempolicy, __NR_futex,
  __NR_set_robust_list, __NR_get_robust_list, __NR_rseq, __NR_set_tid_address, __NR_sched_yield,
  __NR_sched_getaffinity, __NR_sched_getparam, __NR_sched_getscheduler,
  __NR_sched_get_priority_max, __NR_sched_get_priority_min, __NR_getpriority, __NR_nanosleep,
  __NR_clock_nanosleep, __NR_clock_gettime, __NR_clock_getres, __NR_gettimeofday, __NR_times,
  __NR_getitimer, __NR_setitimer, __NR_timer_create, __NR_timer_settime, __NR_timer_gettime,
  __NR_timer_delete, __NR_getrusage, __NR_getrlimit, __NR_sysinfo, __NR_uname, __NR_getcpu,
  __NR_getrandom,
  __NR_getpid, __NR_getppid, __NR_gettid, __NR_getpgid, __NR_getsid, __NR_getuid, __NR_geteuid,
  __NR_getgid, __NR_getegid, __NR_getgroups, __NR_getresuid, __NR_getresgid, __NR_capget,
  __NR_rt_sigaction, __NR_rt_sigprocmask, __NR_rt_sigreturn, __NR_rt_sigpending,
  __NR_rt_sigsuspend, __NR_rt_sigtimedwait, __NR_sigaltstack, __NR_restart_syscall, __NR_exit,
  __NR_exit_group, __NR_execve, __NR_execveat,
};

/// What a program needs besides that may start others.
static const int allowed_to_start[] = {
#ifdef __NR_fork
  __NR_fork, __NR_vfork,
#endif
  __NR_wait4, __NR_waitid, __NR_kill, __NR_setpgid, __NR_setsid,
};

/// Questions about a descriptor; nothing that types into a terminal or drives a device.
static const unsigned allowed_ioctls[] = {
  TCGETS, FIONREAD, FIONBIO, FIOCLEX, FIONCLEX, TIOCGWINSZ, TIOCGPGRP,
};

/// Not F_SETOWN and F_SETSIG: with these the kernel sends any signal to any process of the same user.
static const unsigned allowed_fcntls[] = {
  F_DUPFD, F_DUPFD_CLOEXEC, F_GETFD, F_SETFD, F_GETFL, F_SETFL, F_GETLK, F_SETLK, F_SETLKW,
  F_OFD_GETLK, F_OFD_SETLK, F_OFD_SETLKW, F_GETPIPE_SZ, F_SETPIPE_SZ,
};

/// Of calls that take the number of a process: the caller itself.
static const unsigned itself[] = {0};

static const unsigned allowed_prctls[] = {
  PR_SET_NAME, PR_GET_NAME, PR_GET_DUMPABLE, PR_CAPBSET_READ, PR_SET_VMA,
};

enum { MOST = 512, NEWEST = 451 };

/// A filter while it is written.
struct writer {
  struct sock_filter steps[MOST];
  unsigned short count;
};

static void
add(struct writer *writer, unsigned short code, unsigned value, unsigned char yes, unsigned char no) {
  writer->steps[writer->count++] = (struct sock_filter) {code, yes, no, value};
}

static void
load(struct writer *writer, size_t offset) {
  add(writer, BPF_LD | BPF_W | BPF_ABS, (unsigned) offset, 0, 0);
}

static void
give(struct writer *writer, unsigned action) {
  add(writer, BPF_RET | BPF_K, action, 0, 0);
}

static void
give_if_equal(struct writer *writer, unsigned value, unsigned action) {
  add(writer, BPF_JMP | BPF_JEQ | BPF_K, value, 0, 1);
  give(writer, action);
}

/// Lets a call through whose argument is one of these, and refuses it otherwise; for other calls the number stays in
/// the accumulator.
static void
allow_if_one_of(
  struct writer *writer, unsigned call, int argument, const unsigned *values, size_t count) {
  // Past the load, the values with their answers, and the refusal.
  add(writer, BPF_JMP | BPF_JEQ | BPF_K, call, 0, (unsigned char) (count * 2 + 2));
  load(writer, offsetof(struct seccomp_data, args) + sizeof(uint64_t) * (size_t) argument);
  for (size_t index = 0; index < count; index++) {
    give_if_equal(writer, values[index], SECCOMP_RET_ALLOW);
  }
  give(writer, SECCOMP_RET_ERRNO | EPERM);
}

/// Lets the caller change its own niceness, and not that of a group or of all processes of a user.
static void
allow_own_priority(struct writer *writer) {
  add(writer, BPF_JMP | BPF_JEQ | BPF_K, __NR_setpriority, 0, 6);
  load(writer, offsetof(struct seccomp_data, args));
  add(writer, BPF_JMP | BPF_JEQ | BPF_K, PRIO_PROCESS, 0, 3);
  load(writer, offsetof(struct seccomp_data, args) + sizeof(uint64_t));
  give_if_equal(writer, 0, SECCOMP_RET_ALLOW);
  give(writer, SECCOMP_RET_ERRNO | EPERM);
}

/// Calls that reach other processes of the same user, such as the server, unless one looks at whom they name.
static void
allow_on_itself(struct writer *writer) {
  // The number stays when the program begins.
  const unsigned own = (unsigned) getpid();
  allow_if_one_of(writer, __NR_tgkill, 0, &own, 1);
  allow_if_one_of(writer, __NR_prlimit64, 0, itself, 1);
  allow_own_priority(writer);
}

int
earshot_filter_calls(int may_start_programs) {
  struct writer writer = {.count = 0};
  load(&writer, offsetof(struct seccomp_data, arch));
  add(&writer, BPF_JMP | BPF_JEQ | BPF_K, EARSHOT_ARCHITECTURE, 1, 0);
  give(&writer, SECCOMP_RET_KILL_PROCESS);
  load(&writer, offsetof(struct seccomp_data, nr));
  add(&writer, BPF_JMP | BPF_JGE | BPF_K, NEWEST, 0, 1);
  give(&writer, SECCOMP_RET_ERRNO | ENOSYS);
  for (size_t index = 0; index < sizeof(allowed) / sizeof(*allowed); index++) {
    give_if_equal(&writer, (unsigned) allowed[index], SECCOMP_RET_ALLOW);
  }
  // Its flags are in memory, where a filter cannot look.
  give_if_equal(&writer, __NR_clone3, SECCOMP_RET_ERRNO | ENOSYS);
  if (may_start_programs) {
    for (size_t index = 0; index < sizeof(allowed_to_start) / sizeof(*allowed_to_start); index++) {
      give_if_equal(&writer, (unsigned) allowed_to_start[index], SECCOMP_RET_ALLOW);
    }
    give_if_equal(&writer, __NR_clone, SECCOMP_RET_ALLOW);
  } else {
    // A thread, and no process.
    add(&writer, BPF_JMP | BPF_JEQ | BPF_K, __NR_clone, 0, 4);
    load(&writer, offsetof(struct seccomp_data, args));
    add(&writer, BPF_JMP | BPF_JSET | BPF_K, CLONE_THREAD, 0, 1);
    give(&writer, SECCOMP_RET_ALLOW);
    give(&writer, SECCOMP_RET_ERRNO | EPERM);
  }
  allow_on_itself(&writer);
  allow_if_one_of(
    &writer, __NR_fcntl, 1, allowed_fcntls, sizeof(allowed_fcntls) / sizeof(*allowed_fcntls));
  allow_if_one_of(
    &writer, __NR_ioctl, 1, allowed_ioctls, sizeof(allowed_ioctls) / sizeof(*allowed_ioctls));
  allow_if_one_of(
    &writer, __NR_prctl, 0, allowed_prctls, sizeof(allowed_prctls) / sizeof(*allowed_prctls));
  give(&writer, SECCOMP_RET_ERRNO | EPERM);
  struct sock_fprog program = {writer.count, writer.steps};
  return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) == 0 ? 0 : errno;
}

#else

int
earshot_filter_calls(int may_start_programs) {
  (void) may_start_programs;
  return ENOSYS;
}

#endif
