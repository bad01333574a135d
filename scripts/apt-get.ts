import { spawnSync } from 'node:child_process'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { atExit } from './at-exit.ts'

/** Debian runs it to decide whether to start a service. */
const SERVICE_POLICY = '/usr/sbin/policy-rc.d'

export function canInstallSystemPackages(): boolean {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0
}

/** Services of the packages are not started. @throws with apt-get's message */
export function installSystemPackages(...names: string[]): void {
  const start = Date.now()
  const isOurs = !existsSync(SERVICE_POLICY)
  if (isOurs) writeFileSync(SERVICE_POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  const forget = atExit(() => isOurs && rmSync(SERVICE_POLICY, { force: true }))
  process.stdout.write(`Installing ${names.join(' and ')} (apt-get) ... `)
  try {
    run(names)
  } finally {
    if (isOurs) rmSync(SERVICE_POLICY, { force: true })
    forget()
  }
  console.log(`${((Date.now() - start) / 1000).toFixed(1)} s`)
}

function run(names: string[]): void {
  for (const values of [['update'], ['install', '-y', ...names]]) {
    const result = spawnSync('apt-get', values, {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'pipe', 'pipe'],
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    })
    // After a failed update, the present lists may do.
    if (result.status !== 0 && values[0] === 'install') {
      console.log('failed')
      throw new Error(`apt-get install ${names.join(' ')} failed:\n${result.stdout}\n${result.stderr}`.trim())
    }
  }
}
