/*
 * Records what a process and its children write, sync, rename, link and delete below POWER_CUT_ROOT, in the order in which
 * the calls returned. For tests, on Linux with glibc:
 *
 *     cc -shared -fPIC -O2 -o interposer.so interposer.c -ldl
 *     LD_PRELOAD=./interposer.so POWER_CUT_ROOT=/dev/shm/x/root POWER_CUT_LOG=/dev/shm/x/log node …
 *
 * The root must be on a file system that few others use: files are told apart by device and inode. The log has one record
 * per operation (struct record; read-log.ts reads it), appended by one write each, so processes share it. What is written
 * through a memory mapping is not seen: of ours, only SQLite's -shm, which is rebuilt.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

enum { CREATE = 1, WRITE, TRUNCATE, SYNC_BEGIN, SYNC_END, RENAME, LINK, UNLINK, MKDIR, ANSWER, UNKNOWN };

struct __attribute__((packed)) record {
  uint32_t size; /* of all, with paths and data */
  uint16_t kind, from_length, to_length, reserved;
  uint32_t thread;
  uint64_t inode, offset;
};

static long (*real_syscall)(long, ...);
static char root[PATH_MAX], log_path[PATH_MAX], library[PATH_MAX];
static size_t root_length;
static dev_t device;
static int log_file = -1;
extern char **environ;

__attribute__((constructor)) static void begin(void) {
  real_syscall = dlsym(RTLD_NEXT, "syscall");
  const char *given_root = getenv("POWER_CUT_ROOT"), *given_log = getenv("POWER_CUT_LOG"), *own = getenv("LD_PRELOAD");
  struct stat status;
  if (!given_root || !given_log || !own || stat(given_root, &status) != 0) return;
  device = status.st_dev;
  snprintf(root, sizeof root, "%s", given_root);
  snprintf(log_path, sizeof log_path, "%s", given_log);
  snprintf(library, sizeof library, "%s", own);
  root_length = strlen(root);
  int opened = real_syscall(SYS_openat, AT_FDCWD, log_path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600);
  /* A high number, which no program closes by chance. */
  log_file = opened < 0 ? -1 : fcntl(opened, F_DUPFD_CLOEXEC, 900);
  if (opened >= 0) real_syscall(SYS_close, opened);
}

static void put(int kind, uint64_t inode, uint64_t offset, const char *from, const char *to, const struct iovec *data,
                int count, size_t bytes) {
  if (log_file < 0) return;
  int fault = errno;
  struct record head = {.kind = kind, .inode = inode, .offset = offset};
  head.from_length = from ? strlen(from) : 0;
  head.to_length = to ? strlen(to) : 0;
  head.thread = (uint32_t)real_syscall(SYS_gettid);
  head.size = sizeof head + head.from_length + head.to_length + bytes;
  struct iovec parts[3 + IOV_MAX];
  int used = 0;
  parts[used++] = (struct iovec){&head, sizeof head};
  parts[used++] = (struct iovec){(void *)from, head.from_length};
  parts[used++] = (struct iovec){(void *)to, head.to_length};
  for (int i = 0; i < count && bytes > 0 && used < IOV_MAX; i++) {
    size_t take = data[i].iov_len < bytes ? data[i].iov_len : bytes;
    parts[used++] = (struct iovec){data[i].iov_base, take};
    bytes -= take;
  }
  /* A record that is cut short would make the rest of the log unreadable. */
  if (bytes > 0 || real_syscall(SYS_writev, log_file, parts, used) != (long)head.size) abort();
  errno = fault;
}

static int is_ours(int file, struct stat *status) {
  int fault = errno;
  int is = log_file >= 0 && file >= 0 && fstat(file, status) == 0 && status->st_dev == device;
  errno = fault;
  return is;
}

/* The absolute path if it is below the root. */
static const char *below(int folder, const char *path, char *buffer) {
  if (log_file < 0 || !path) return NULL;
  int fault = errno;
  if (path[0] == '/') snprintf(buffer, PATH_MAX, "%s", path);
  else {
    char base[PATH_MAX] = "", link[64];
    snprintf(link, sizeof link, "/proc/self/fd/%d", folder);
    ssize_t length = folder == AT_FDCWD ? (getcwd(base, sizeof base) ? (ssize_t)strlen(base) : 0)
                                        : readlink(link, base, sizeof base - 1);
    base[length > 0 ? length : 0] = 0;
    if (strlen(base) + strlen(path) + 2 > PATH_MAX) return NULL;
    strcpy(buffer, base);
    strcat(buffer, "/");
    strcat(buffer, path);
  }
  errno = fault;
  return strncmp(buffer, root, root_length) == 0 && (buffer[root_length] == '/' || !buffer[root_length]) ? buffer : NULL;
}

static void wrote(int file, const struct iovec *data, int count, off_t offset, ssize_t done) {
  struct stat status;
  if (done <= 0 || !is_ours(file, &status) || !S_ISREG(status.st_mode)) return;
  if (offset < 0) offset = real_syscall(SYS_lseek, file, 0, SEEK_CUR) - done;
  put(WRITE, status.st_ino, offset, NULL, NULL, data, count, done);
}

/* Before it is sent: what is acknowledged must be on the disk already. */
static void answers(int file, const struct iovec *data, int count) {
  static const char start[] = "HTTP/1.1 ";
  struct stat status;
  if (log_file < 0 || count < 1 || data[0].iov_len < sizeof start || memcmp(data[0].iov_base, start, sizeof start - 1)) return;
  /* A form is answered by the way to its receipt. */
  char class = ((const char *)data[0].iov_base)[sizeof start - 1];
  if (class != '2' && class != '3') return;
  if (fstat(file, &status) == 0 && S_ISSOCK(status.st_mode)) put(ANSWER, 0, 0, NULL, NULL, NULL, 0, 0);
}

static int open_at(int folder, const char *path, int flags, mode_t mode) {
  char buffer[PATH_MAX];
  struct stat status;
  const char *name = flags & (O_CREAT | O_TRUNC) ? below(folder, path, buffer) : NULL;
  int existed = name && fstatat(folder, path, &status, 0) == 0;
  int file = real_syscall(SYS_openat, folder, path, flags, mode);
  if (name && file >= 0 && is_ours(file, &status)) {
    if (!existed) put(CREATE, status.st_ino, 0, name, NULL, NULL, 0, 0);
    else if (flags & O_TRUNC) put(TRUNCATE, status.st_ino, 0, NULL, NULL, NULL, 0, 0);
  }
  return file;
}

#define MODE(flags, mode)                                  \
  mode_t mode = 0;                                         \
  if ((flags) & (O_CREAT | O_TMPFILE)) {                   \
    va_list rest;                                          \
    va_start(rest, flags);                                 \
    mode = va_arg(rest, mode_t);                           \
    va_end(rest);                                          \
  }
int open(const char *path, int flags, ...) { MODE(flags, mode) return open_at(AT_FDCWD, path, flags, mode); }
int open64(const char *path, int flags, ...) { MODE(flags, mode) return open_at(AT_FDCWD, path, flags, mode); }
int openat(int folder, const char *path, int flags, ...) { MODE(flags, mode) return open_at(folder, path, flags, mode); }
int openat64(int folder, const char *path, int flags, ...) { MODE(flags, mode) return open_at(folder, path, flags, mode); }
int __open_2(const char *path, int flags) { return open_at(AT_FDCWD, path, flags, 0); }
int __open64_2(const char *path, int flags) { return open_at(AT_FDCWD, path, flags, 0); }
int creat(const char *path, mode_t mode) { return open_at(AT_FDCWD, path, O_CREAT | O_WRONLY | O_TRUNC, mode); }

ssize_t write(int file, const void *bytes, size_t length) {
  struct iovec data = {(void *)bytes, length};
  answers(file, &data, 1);
  ssize_t done = real_syscall(SYS_write, file, bytes, length);
  wrote(file, &data, 1, -1, done);
  return done;
}
ssize_t writev(int file, const struct iovec *data, int count) {
  answers(file, data, count);
  ssize_t done = real_syscall(SYS_writev, file, data, count);
  wrote(file, data, count, -1, done);
  return done;
}
ssize_t sendmsg(int file, const struct msghdr *message, int flags) {
  answers(file, message->msg_iov, message->msg_iovlen);
  return real_syscall(SYS_sendmsg, file, message, flags);
}
ssize_t pwrite(int file, const void *bytes, size_t length, off_t offset) {
  struct iovec data = {(void *)bytes, length};
  ssize_t done = real_syscall(SYS_pwrite64, file, bytes, length, offset);
  wrote(file, &data, 1, offset, done);
  return done;
}
ssize_t pwrite64(int file, const void *bytes, size_t length, off_t offset) { return pwrite(file, bytes, length, offset); }
ssize_t pwritev(int file, const struct iovec *data, int count, off_t offset) {
  ssize_t done = real_syscall(SYS_pwritev, file, data, count, offset, 0);
  wrote(file, data, count, offset, done);
  return done;
}
ssize_t pwritev64(int file, const struct iovec *data, int count, off_t offset) { return pwritev(file, data, count, offset); }

/* What the system copied by itself is read again. */
static void copied(int file, off_t offset, ssize_t done) {
  struct stat status;
  if (done <= 0 || !is_ours(file, &status)) return;
  if (offset < 0) offset = real_syscall(SYS_lseek, file, 0, SEEK_CUR) - done;
  char path[64], *bytes = malloc(done);
  snprintf(path, sizeof path, "/proc/self/fd/%d", file);
  int again = real_syscall(SYS_openat, AT_FDCWD, path, O_RDONLY | O_CLOEXEC, 0);
  if (again < 0 || real_syscall(SYS_pread64, again, bytes, done, offset) != done) abort();
  real_syscall(SYS_close, again);
  struct iovec data = {bytes, done};
  wrote(file, &data, 1, offset, done);
  free(bytes);
}
ssize_t copy_file_range(int from, off64_t *from_offset, int to, off64_t *to_offset, size_t length, unsigned flags) {
  off_t offset = to_offset ? *to_offset : -1;
  ssize_t done = real_syscall(SYS_copy_file_range, from, from_offset, to, to_offset, length, flags);
  copied(to, offset, done);
  return done;
}
ssize_t sendfile(int to, int from, off_t *offset, size_t length) {
  ssize_t done = real_syscall(SYS_sendfile, to, from, offset, length);
  copied(to, -1, done);
  return done;
}
ssize_t sendfile64(int to, int from, off64_t *offset, size_t length) { return sendfile(to, from, offset, length); }

/* libuv calls it for what older C libraries lack. */
long syscall(long number, ...) {
  long value[6];
  va_list rest;
  va_start(rest, number);
  for (int i = 0; i < 6; i++) value[i] = va_arg(rest, long);
  va_end(rest);
  if (!real_syscall) real_syscall = dlsym(RTLD_NEXT, "syscall");
  if (number == SYS_pwritev) return pwritev(value[0], (struct iovec *)value[1], value[2], value[3]);
  if (number == SYS_copy_file_range)
    return copy_file_range(value[0], (off64_t *)value[1], value[2], (off64_t *)value[3], value[4], value[5]);
  return real_syscall(number, value[0], value[1], value[2], value[3], value[4], value[5]);
}

int ftruncate(int file, off_t length) {
  struct stat status;
  int result = real_syscall(SYS_ftruncate, file, length);
  if (result == 0 && is_ours(file, &status)) put(TRUNCATE, status.st_ino, length, NULL, NULL, NULL, 0, 0);
  return result;
}
int ftruncate64(int file, off_t length) { return ftruncate(file, length); }
int truncate(const char *path, off_t length) {
  int file = open_at(AT_FDCWD, path, O_WRONLY | O_CLOEXEC, 0);
  if (file < 0) return -1;
  int result = ftruncate(file, length);
  real_syscall(SYS_close, file);
  return result;
}
int truncate64(const char *path, off_t length) { return truncate(path, length); }
int fallocate(int file, int mode, off_t offset, off_t length) {
  struct stat status;
  int result = real_syscall(SYS_fallocate, file, mode, offset, length);
  if (result == 0 && is_ours(file, &status)) put(TRUNCATE, status.st_ino, status.st_size, NULL, NULL, NULL, 0, 0);
  return result;
}
int posix_fallocate(int file, off_t offset, off_t length) { return fallocate(file, 0, offset, length) == 0 ? 0 : errno; }

static int sync_file(long number, int file) {
  struct stat status;
  int ours = is_ours(file, &status);
  if (ours) put(SYNC_BEGIN, status.st_ino, 0, NULL, NULL, NULL, 0, 0);
  int result = real_syscall(number, file);
  if (ours && result == 0) put(SYNC_END, status.st_ino, 0, NULL, NULL, NULL, 0, 0);
  return result;
}
int fsync(int file) { return sync_file(SYS_fsync, file); }
int fdatasync(int file) { return sync_file(SYS_fdatasync, file); }

int renameat2(int from_folder, const char *from, int to_folder, const char *to, unsigned flags) {
  char one[PATH_MAX], other[PATH_MAX];
  const char *source = below(from_folder, from, one), *target = below(to_folder, to, other);
  int result = real_syscall(SYS_renameat2, from_folder, from, to_folder, to, flags);
  if (result == 0 && source && target) put(flags ? UNKNOWN : RENAME, 0, 0, source, target, NULL, 0, 0);
  else if (result == 0 && (source || target)) put(UNKNOWN, 0, 0, source, target, NULL, 0, 0);
  return result;
}
int rename(const char *from, const char *to) { return renameat2(AT_FDCWD, from, AT_FDCWD, to, 0); }
int renameat(int from_folder, const char *from, int to_folder, const char *to) {
  return renameat2(from_folder, from, to_folder, to, 0);
}
int linkat(int from_folder, const char *from, int to_folder, const char *to, int flags) {
  char one[PATH_MAX], other[PATH_MAX];
  const char *source = below(from_folder, from, one), *target = below(to_folder, to, other);
  int result = real_syscall(SYS_linkat, from_folder, from, to_folder, to, flags);
  if (result == 0 && target) put(source ? LINK : UNKNOWN, 0, 0, source, target, NULL, 0, 0);
  return result;
}
int link(const char *from, const char *to) { return linkat(AT_FDCWD, from, AT_FDCWD, to, 0); }
int unlinkat(int folder, const char *path, int flags) {
  char buffer[PATH_MAX];
  const char *name = below(folder, path, buffer);
  int result = real_syscall(SYS_unlinkat, folder, path, flags);
  if (result == 0 && name) put(UNLINK, 0, 0, name, NULL, NULL, 0, 0);
  return result;
}
int unlink(const char *path) { return unlinkat(AT_FDCWD, path, 0); }
int rmdir(const char *path) { return unlinkat(AT_FDCWD, path, AT_REMOVEDIR); }
int remove(const char *path) {
  int result = unlink(path);
  return result != 0 && (errno == EISDIR || errno == EPERM) ? rmdir(path) : result;
}
int mkdirat(int folder, const char *path, mode_t mode) {
  char buffer[PATH_MAX];
  struct stat status;
  const char *name = below(folder, path, buffer);
  int result = real_syscall(SYS_mkdirat, folder, path, mode);
  if (result == 0 && name && fstatat(folder, path, &status, 0) == 0) put(MKDIR, status.st_ino, 0, name, NULL, NULL, 0, 0);
  return result;
}
int mkdir(const char *path, mode_t mode) { return mkdirat(AT_FDCWD, path, mode); }
char *mkdtemp(char *pattern) {
  static char *(*real)(char *);
  char buffer[PATH_MAX];
  struct stat status;
  if (!real) real = dlsym(RTLD_NEXT, "mkdtemp");
  char *made = real(pattern);
  const char *name = made ? below(AT_FDCWD, made, buffer) : NULL;
  if (name && stat(name, &status) == 0) put(MKDIR, status.st_ino, 0, name, NULL, NULL, 0, 0);
  return made;
}
int symlink(const char *target, const char *path) {
  char buffer[PATH_MAX];
  int result = real_syscall(SYS_symlinkat, target, AT_FDCWD, path);
  if (result == 0 && below(AT_FDCWD, path, buffer)) put(UNKNOWN, 0, 0, buffer, NULL, NULL, 0, 0);
  return result;
}

/* Children that get an environment of their own, such as the process that decodes pictures, are recorded too. */
int execvp(const char *file, char *const values[]) {
  static char settings[3][PATH_MAX + 20];
  static char *more[4096];
  int count = 0;
  if (log_file < 0 || getenv("LD_PRELOAD")) return execvpe(file, values, environ);
  for (; environ && environ[count] && count < 4092; count++) more[count] = environ[count];
  snprintf(settings[0], sizeof settings[0], "LD_PRELOAD=%s", library);
  snprintf(settings[1], sizeof settings[1], "POWER_CUT_ROOT=%s", root);
  snprintf(settings[2], sizeof settings[2], "POWER_CUT_LOG=%s", log_path);
  for (int i = 0; i < 3; i++) more[count++] = settings[i];
  more[count] = NULL;
  return execvpe(file, values, more);
}
