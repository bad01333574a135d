import { spawnSync } from 'node:child_process'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { atExit } from './at-exit.ts'

/** Debian asks this file whether a service may be started. */
const SERVICE_POLICY = '/usr/sbin/policy-rc.d'

/** Can packages of the system be installed here? On Debian and its relatives, as root. */
export function canInstallSystemPackages(): boolean {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0
}

/**
 * Installs packages of Debian, and says so in one line. Services that come with them are not started: tests start their own.
 * @throws with apt-get's own words when it fails
 */
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
    // A failed update is no reason to stop: the lists that are there may do.
    if (result.status !== 0 && values[0] === 'install') {
      console.log('failed')
      throw new Error(`apt-get install ${names.join(' ')} failed:\n${result.stdout}\n${result.stderr}`.trim())
    }
  }
}
