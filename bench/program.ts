import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { delimiter } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { atExit } from '../scripts/at-exit.ts'
import { ask } from './ask.ts'

export interface Program {
  pid: number
  /** Milliseconds from the start to the first 200. */
  firstAnswer: number
  /** With its children; waits until they have ended. */
  stop(): Promise<void>
}

export interface ProgramOptions {
  command: string
  values: string[]
  folder: string
  environment?: Record<string, string>
  /** Requested until it answers 200. */
  firstPage: string
  /** Milliseconds. */
  patience?: number
}

/** Milliseconds between attempts: the precision of start times. */
const ATTEMPT_INTERVAL = 3
/** Milliseconds. */
const STOP_PATIENCE = 5_000

/** A developer's settings must not affect measurements. */
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
  'SERVICE_WORKER',
  'ENQUIRIES_ACKNOWLEDGE',
  'ENQUIRIES_PER_ADDRESS',
  'ENQUIRIES_PER_HOUR',
  'ENQUIRIES_TO',
  'MAIL_FROM',
  'SMTP_URL',
  'TRUSTED_PROXIES',
]

/** In a process group that ends with this process. @throws with its output when it ends or does not answer */
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
      // The group has ended.
    }
  }
  const forget = atExit(() => kill('SIGKILL'))
  const stop = async () => {
    if (!hasEnded()) {
      kill('SIGTERM')
      await Promise.race([ended, setTimeout(STOP_PATIENCE, undefined, { ref: false })])
    }
    // Children may outlive the first process.
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

/** Without the additions of `npm run`. */
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
