import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, vi } from 'vitest'
import { freePort } from '../../scripts/free-port.ts'

/** The built product as a program. */
export const PROGRAM = resolve(import.meta.dirname, '../../build/server/index.js')

export interface Program {
  origin: string
  process: ChildProcess
  /** Its output so far. */
  said: { out: string; errors: string }
  /** Its exit code, once it has ended. */
  ended: Promise<number | null>
}

/**
 * Runs the product as a person does who has set nothing else. It is ended when the test is over.
 */
export async function run(settings: Record<string, string>, cwd?: string, file = PROGRAM): Promise<Program> {
  const port = settings['PORT'] ?? String(await freePort())
  const child = spawn(process.execPath, [file], {
    cwd,
    env: { PATH: process.env['PATH'], HOST: '127.0.0.1', PORT: port, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return follow(child, port)
}

/** Listens to a process that runs the product, and ends it when the test is over. */
export function follow(child: ChildProcess, port: string | number): Program {
  onTestFinished(() => void child.kill('SIGKILL'))
  const said = { out: '', errors: '' }
  child.stdout!.on('data', (data: Buffer) => (said.out += data.toString()))
  child.stderr!.on('data', (data: Buffer) => (said.errors += data.toString()))
  const ended = once(child, 'close').then(([code]) => code as number | null)
  return { origin: `http://127.0.0.1:${port}`, process: child, said, ended }
}

/** Runs the product and waits until it serves. */
export async function start(settings: Record<string, string>, cwd?: string, file?: string): Promise<Program> {
  const program = await run(settings, cwd, file)
  await serves(program)
  return program
}

export async function serves(program: Program): Promise<void> {
  const failed = program.ended.then((code) =>
    Promise.reject(new Error(`It ended with ${code}: ${program.said.errors}`)),
  )
  failed.catch(() => {})
  const serving = vi.waitFor(() => expect(program.said.out).toContain('Stop with Ctrl+C'), {
    timeout: 60_000,
    interval: 20,
  })
  await Promise.race([serving, failed])
}

export async function stop({ process: child, ended }: Program): Promise<number | null> {
  child.kill('SIGTERM')
  return ended
}

/** A folder that is gone when the test is over. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'start-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }), 60_000)
  return folder
}
