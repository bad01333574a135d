import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { canInstallSystemPackages, installSystemPackages } from './apt-get.ts'

/** Returns the path of an nginx that runs on this machine. */
export function findNginx(): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter).filter(Boolean), '/usr/sbin', '/usr/local/sbin']
  return folders
    .map((folder) => join(folder, 'nginx'))
    .find((file) => existsSync(file) && spawnSync(file, ['-v']).status === 0)
}

/** Installs one if necessary, on Debian as root. openssl makes its certificate. */
export function findOrInstallNginx(): string | undefined {
  const found = findNginx()
  if ((found && spawnSync('openssl', ['version']).status === 0) || !canInstallSystemPackages()) return found
  installSystemPackages('nginx', 'openssl')
  return findNginx()
}
