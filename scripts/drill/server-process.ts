import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { residentMemory } from '../../bench/process-facts.ts'
import { atExit } from '../at-exit.ts'
import { freePort } from '../free-port.ts'

const root = resolve(import.meta.dirname, '../..')
const PATIENCE = 60_000

/** How long the event loop was blocked, in processor time. */
export interface LoopBlocks {
  longest: number
  /** The p99 wait of a request at a random time. */
  wait: number
}

/** The built server, which is killed and restarted at one address. */
export interface ServerProcess {
  origin: string
  /** SIGKILL. */
  kill(): Promise<void>
  /** Waits until it serves. */
  start(): Promise<void>
  /** Stops it cleanly and returns its exit code. */
  stop(): Promise<number | null>
  isRunning(): boolean
  /** Resident MiB; 0 if unknown. */
  memory(): number
  /** Its error output. */
  errors(): string
  /** Lines of both outputs so far. */
  countLines(): number
  /** Milliseconds since the last call, by event-loop-probe.cjs. */
  blocks(): Promise<LoopBlocks>
}

/** @param settings environment variables @param more options of Node, whether to watch the event loop, and where it is built */
export async function createServerProcess(
  settings: Record<string, string>,
  { options = [], hasProbe = false, folder = root }: { options?: string[]; hasProbe?: boolean; folder?: string } = {},
): Promise<ServerProcess> {
  const port = String(await freePort())
  const origin = `http://127.0.0.1:${port}`
  let child: ChildProcess | undefined
  let errors = ''
  let lines = 0
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return null
    const ended = once(child, 'exit') as Promise<[number | null]>
    child.kill(signal)
    return (await ended)[0]
  }
  atExit(() => void child?.kill('SIGKILL'))
  return {
    origin,
    isRunning: () => child !== undefined && child.exitCode === null && child.signalCode === null,
    errors: () => errors,
    countLines: () => lines,
    memory: () => Math.round((child?.pid && residentMemory(child.pid)) || 0),
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
    async blocks() {
      const told = once(child!, 'message') as Promise<[LoopBlocks]>
      child!.send('blocks')
      return (await told)[0]
    },
    async start() {
      const probe = hasProbe ? ['--require', join(import.meta.dirname, 'event-loop-probe.cjs')] : []
      const started = spawn(
        process.execPath,
        ['--max-semi-space-size=4', ...probe, ...options, 'build/server/index.js'],
        {
          cwd: folder,
          env: {
            PATH: process.env['PATH'],
            MALLOC_ARENA_MAX: '1',
            ...allocatorSettings(),
            NODE_ENV: 'production',
            HOST: '127.0.0.1',
            PORT: port,
            SAMPLE_CONTENT: '0',
            ...settings,
          },
          stdio: ['ignore', 'pipe', 'pipe', hasProbe ? 'ipc' : 'ignore'],
        },
      )
      child = started
      started.stderr!.on('data', (text: Buffer) => (errors += text.toString()))
      for (const output of [started.stdout!, started.stderr!])
        output.on('data', (text: Buffer) => (lines += text.toString().split('\n').length - 1))
      const { promise: serves, resolve: isServing, reject } = Promise.withResolvers<void>()
      started.stdout!.on('data', (text: Buffer) => text.includes('Stop with Ctrl+C') && isServing())
      started.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${errors}`)))
      const timer = setTimeout(
        () => reject(new Error(`The server did not start within ${PATIENCE / 1000} s: ${errors}`)),
        PATIENCE,
      )
      await serves.finally(() => clearTimeout(timer))
    },
  }
}

/** Those given to the drill (mallopt(3)). */
function allocatorSettings(): Record<string, string> {
  const given = Object.entries(process.env).filter(([name]) => name.startsWith('MALLOC_'))
  return Object.fromEntries(given) as Record<string, string>
}
