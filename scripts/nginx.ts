import { spawnSync } from 'node:child_process'
import { canInstallSystemPackages, installSystemPackages } from './apt-get.ts'
import { findProgram } from './find-program.ts'

/** Returns the path of an nginx that runs on this machine. */
export function findNginx(): string | undefined {
  return findProgram('nginx', '-v', '/usr/sbin', '/usr/local/sbin')
}

/** Installs one if necessary, on Debian as root. openssl makes its certificate. */
export function findOrInstallNginx(): string | undefined {
  const found = findNginx()
  if ((found && spawnSync('openssl', ['version']).status === 0) || !canInstallSystemPackages()) return found
  installSystemPackages('nginx', 'openssl')
  return findNginx()
}
