// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <liblouis.h>
#include <setjmp.h>
#include <signal.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

// liblouis 3.24 never comes back from some texts: its German tables loop for ever over "! !@". A call is therefore
// timed by the processor time of its thread, and left by a jump when that is used up. Only frames of C lie between the
// jump and its target; they only calculate, and hold no lock of the C library by then.

/// What a timed call needs; made once, and used by one thread at a time.
struct EarshotGuard {
  sigjmp_buf jump;
  volatile sig_atomic_t is_active;
  timer_t timer;
  /// The thread that the timer belongs to; 0 for none.
  pid_t thread;
};

/// The signal of the timer: one that nothing else uses.
static inline int earshot_guard_signal(void) { return SIGRTMIN + 7; }

static inline void
earshot_guard_expired(int number, siginfo_t *info, void *context) {
  struct EarshotGuard *guard = (struct EarshotGuard *) info->si_value.sival_ptr;
  (void) number;
  (void) context;
  if (guard != NULL && guard->is_active) siglongjmp(guard->jump, 1);
}

/// Gives the current thread the timer and starts it; without a timer a call is not timed.
static inline void
earshot_guard_start(struct EarshotGuard *guard, long milliseconds) {
  pid_t thread = (pid_t) syscall(SYS_gettid);
  if (guard->thread != thread) {
    struct sigaction action = {0};
    struct sigevent event = {0};
    if (guard->thread != 0) timer_delete(guard->timer);
    action.sa_sigaction = earshot_guard_expired;
    action.sa_flags = SA_SIGINFO | SA_NODEFER | SA_RESTART;
    sigaction(earshot_guard_signal(), &action, NULL);
    // Threads of Dispatch let no signals in.
    sigset_t signals;
    sigemptyset(&signals);
    sigaddset(&signals, earshot_guard_signal());
    pthread_sigmask(SIG_UNBLOCK, &signals, NULL);
    event.sigev_notify = SIGEV_THREAD_ID;
    event.sigev_signo = earshot_guard_signal();
    event.sigev_value.sival_ptr = guard;
#ifndef sigev_notify_thread_id
#define sigev_notify_thread_id _sigev_un._tid
#endif
    event.sigev_notify_thread_id = thread;
    guard->thread = timer_create(CLOCK_THREAD_CPUTIME_ID, &event, &guard->timer) == 0 ? thread : 0;
  }
  if (guard->thread == 0) return;
  struct itimerspec span = {{0, 0}, {milliseconds / 1000, milliseconds % 1000 * 1000000}};
  timer_settime(guard->timer, 0, &span, NULL);
}

static inline void
earshot_guard_stop(struct EarshotGuard *guard) {
  struct itimerspec none = {{0, 0}, {0, 0}};
  if (guard->thread != 0) timer_settime(guard->timer, 0, &none, NULL);
}

/// What a timed call returns when its time was used up.
static const int earshot_time_is_up = -1;

/// lou_translate or lou_backTranslate, for at most so much processor time.
static inline int
earshot_louis_translate(
  struct EarshotGuard *guard, long milliseconds, int is_reading, const char *table,
  const widechar *input, int *input_count, widechar *output, int *output_count,
  int *results, int *sources, int *cursor, int mode) {
  if (sigsetjmp(guard->jump, 0) != 0) {
    guard->is_active = 0;
    return earshot_time_is_up;
  }
  earshot_guard_start(guard, milliseconds);
  guard->is_active = 1;
  int done = (is_reading ? lou_backTranslate : lou_translate)(
    table, input, input_count, output, output_count, NULL, NULL, results, sources, cursor, mode);
  guard->is_active = 0;
  earshot_guard_stop(guard);
  return done;
}
