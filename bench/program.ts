import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { delimiter } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { atExit } from '../scripts/at-exit.ts'
import { ask } from './ask.ts'

/** A program that was started to be measured. */
export interface Program {
  pid: number
  /** Milliseconds from just before it was started until its first page had been answered with 200. */
  firstAnswer: number
  /** Ends it with all that it started, and waits until it is gone. */
  stop(): Promise<void>
}

export interface ProgramOptions {
  command: string
  values: string[]
  folder: string
  environment?: Record<string, string>
  /** The address that is asked for until it is answered with 200. */
  firstPage: string
  /** Milliseconds after which it counts as failed. */
  patience?: number
}

/** Milliseconds between two attempts to get the first page: what a start's time is exact to. */
const ATTEMPT_INTERVAL = 3
/** Milliseconds in which a program has to end when it is told to. */
const STOP_PATIENCE = 5_000

/** What a developer has set for other work must not reach what is measured. */
const FOREIGN_SETTINGS = [
  'APP_SECRET',
  'DATABASE_URL',
  'DATA_DIR',
  'HOST',
  'MEDIA_BASE_URL',
  'NODE_COMPILE_CACHE',
  'NODE_ENV',
  'NODE_OPTIONS',
  'PORT',
  'PUBLIC_URL',
  'SAMPLE_CONTENT',
  'ENQUIRIES_ACKNOWLEDGE',
  'ENQUIRIES_PER_ADDRESS',
  'ENQUIRIES_PER_HOUR',
  'ENQUIRIES_TO',
  'MAIL_FROM',
  'SMTP_URL',
  'TRUSTED_PROXIES',
]

/**
 * Starts a program that answers HTTP, and waits for its first page. It gets a process group of its own, which ends with
 * this process at the latest, however that ends.
 * @throws with what it printed when it ends or answers nothing
 */
export async function startProgram(options: ProgramOptions): Promise<Program> {
  const { command, values, folder, environment = {}, firstPage, patience = 30_000 } = options
  const hasGroups = process.platform !== 'win32'
  const start = performance.now()
  const child = spawn(command, values, {
    cwd: folder,
    env: { ...foreignEnvironment(), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: hasGroups,
    // On Windows npm is a .cmd, which only a shell starts.
    shell: !hasGroups && command === 'npm',
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output = (output + text).slice(-4_000)))
  }
  const ended = once(child, 'exit').catch((error: unknown) => (output += String(error)))
  const hasEnded = () => child.pid === undefined || child.exitCode !== null || child.signalCode !== null
  const kill = (signal: 'SIGTERM' | 'SIGKILL') => {
    try {
      if (hasGroups && child.pid !== undefined) process.kill(-child.pid, signal)
      else child.kill(signal)
    } catch {
      // Nobody of the group is left.
    }
  }
  const forget = atExit(() => kill('SIGKILL'))
  const stop = async () => {
    if (!hasEnded()) {
      kill('SIGTERM')
      await Promise.race([ended, setTimeout(STOP_PATIENCE, undefined, { ref: false })])
    }
    // Whatever of it has outlived the first process.
    kill('SIGKILL')
    forget()
  }

  for (;;) {
    const status = await ask(firstPage, {}).then(
      (answer) => answer.status,
      () => undefined,
    )
    const firstAnswer = performance.now() - start
    if (status === 200 && child.pid !== undefined) return { pid: child.pid, firstAnswer, stop }
    if (hasEnded() || firstAnswer > patience) {
      await stop()
      throw new Error(
        `${[command, ...values].join(' ')} answered no page${status ? `, only ${status}` : ''}.\n${output}`,
      )
    }
    await setTimeout(ATTEMPT_INTERVAL)
  }
}

/** The environment as it was before `npm run` put this project's commands, and its Node, first in the path. */
function foreignEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !FOREIGN_SETTINGS.includes(name.toUpperCase()))
  return Object.fromEntries(
    kept.map(([name, value]) => {
      if (name.toUpperCase() !== 'PATH') return [name, value]
      const folders = (value ?? '')
        .split(delimiter)
        .filter((entry) => !/[\\/](node_modules[\\/]\.bin|node-gyp-bin)$/.test(entry))
      return [name, folders.join(delimiter)]
    }),
  )
}
