// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <curl/curl.h>
#include <pthread.h>
#include <signal.h>
#include <sys/prctl.h>

/* To be called on each thread that uses the library, with a name of at most 15 bytes. The library leaves signals to the
   program: a server that ends the connection while something is written to it would else end the whole program. Threads
   that the library starts to find names take that over. */
static inline void earshot_curl_begin_thread(const char *name) {
  prctl(PR_SET_NAME, name, 0, 0, 0);
  sigset_t pipe;
  sigemptyset(&pipe);
  sigaddset(&pipe, SIGPIPE);
  pthread_sigmask(SIG_BLOCK, &pipe, NULL);
}

/* Swift cannot call a function with a variable number of arguments, so there is one for each kind of value that an
   option takes. */
static inline CURLcode earshot_curl_set_number(CURL *transfer, CURLoption option, long value) {
  return curl_easy_setopt(transfer, option, value);
}

static inline CURLcode earshot_curl_set_size(CURL *transfer, CURLoption option, curl_off_t value) {
  return curl_easy_setopt(transfer, option, value);
}

/* libcurl copies the text. */
static inline CURLcode earshot_curl_set_text(CURL *transfer, CURLoption option, const char *value) {
  return curl_easy_setopt(transfer, option, value);
}

static inline CURLcode earshot_curl_set_list(CURL *transfer, CURLoption option, struct curl_slist *value) {
  return curl_easy_setopt(transfer, option, value);
}

/* What is handed to the functions below as their last argument. */
static inline CURLcode earshot_curl_set_pointer(CURL *transfer, CURLoption option, void *value) {
  return curl_easy_setopt(transfer, option, value);
}

/* For CURLOPT_WRITEFUNCTION, CURLOPT_READFUNCTION and CURLOPT_HEADERFUNCTION. */
typedef size_t (*earshot_curl_data_function)(char *, size_t, size_t, void *);
static inline CURLcode earshot_curl_set_data_function(
    CURL *transfer, CURLoption option, earshot_curl_data_function value) {
  return curl_easy_setopt(transfer, option, value);
}

/* For CURLOPT_OPENSOCKETFUNCTION: it sees the address that is about to be connected to, and may refuse it. */
static inline CURLcode earshot_curl_set_open_socket_function(
    CURL *transfer, curl_opensocket_callback value) {
  return curl_easy_setopt(transfer, CURLOPT_OPENSOCKETFUNCTION, value);
}

static inline CURLcode earshot_curl_status(CURL *transfer, long *status) {
  return curl_easy_getinfo(transfer, CURLINFO_RESPONSE_CODE, status);
}

static inline CURLcode earshot_curl_text(CURL *transfer, CURLINFO info, char **value) {
  return curl_easy_getinfo(transfer, info, value);
}

/* For CURLOPT_XFERINFOFUNCTION: it is called about once a second, also while nothing comes, and ends the transfer by
   another answer than 0. */
static inline CURLcode earshot_curl_set_progress_function(
    CURL *transfer, curl_xferinfo_callback value) {
  return curl_easy_setopt(transfer, CURLOPT_XFERINFOFUNCTION, value);
}
