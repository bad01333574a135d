import { spawnSync } from 'node:child_process'

/** Can packages of the system be installed here? On Debian and its relatives, as root. */
export function canInstallSystemPackages(): boolean {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0
}

/**
 * Installs packages of Debian, and says so in one line.
 * @throws with apt-get's own words when it fails
 */
export function installSystemPackages(...names: string[]): void {
  const start = Date.now()
  process.stdout.write(`Installing ${names.join(' and ')} (apt-get) ... `)
  for (const values of [['update'], ['install', '-y', ...names]]) {
    const result = spawnSync('apt-get', values, {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'pipe', 'pipe'],
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    })
    // A failed update is no reason to stop: the lists that are there may do.
    if (result.status !== 0 && values[0] === 'install') {
      console.log('failed')
      throw new Error(`apt-get install ${names.join(' ')} failed:\n${result.stdout}\n${result.stderr}`.trim())
    }
  }
  console.log(`${((Date.now() - start) / 1000).toFixed(1)} s`)
}
