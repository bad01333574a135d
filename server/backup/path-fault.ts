/** What to do, by the system's code. */
const ADVICE: Record<string, string> = {
  EROFS:
    'it is read-only for this service: use /var/backups/site, or add ReadWritePaths= with this folder to the unit (systemctl edit)',
  EACCES: "the service's user may not use it: change its owner (chown)",
  EPERM: "the service's user may not use it: change its owner (chown)",
  ENOENT: 'it is not there: make it, or mount its disk',
  ENOTDIR: 'a part of its path is a file',
  ENOSPC: 'its disk is full',
}

/** A sentence for the operator that names path and code. */
export function explainPathFault(path: string, error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  const advice = code === undefined ? undefined : ADVICE[code]
  return advice === undefined ? `${path}: ${message}` : `${path} (${code}): ${advice}`
}
