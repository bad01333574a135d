import { fstatSync } from 'node:fs'
import { describeFullDisk, isUnavailable } from './unavailable.ts'
import { currentRequest } from './request-context.ts'

/** Milliseconds. */
const WINDOW = 60_000
/** Different errors that are told apart; further ones share a count. */
const MAX_KEYS = 200
const MAX_CAUSES = 3
const OTHERS = 'other errors'

/**
 * Lets an error through at once, and then counts the same one.
 * @param onRepeated called each minute in which an error came again
 */
export function createRepeatFilter(onRepeated: (key: string, count: number) => void): (key: string) => boolean {
  const counts = new Map<string, number>()

  function endWindow(key: string): void {
    const count = counts.get(key)!
    counts.delete(key)
    if (count === 0) return
    onRepeated(key, count)
    begin(key)
  }

  function begin(key: string): void {
    counts.set(key, 0)
    setTimeout(endWindow, WINDOW, key).unref()
  }

  return (text) => {
    const key = counts.has(text) || counts.size < MAX_KEYS ? text : OTHERS
    const count = counts.get(key)
    if (count === undefined) begin(key)
    else counts.set(key, count + 1)
    return count === undefined
  }
}

export interface Log {
  info(text: string): void
  error(text: string, cause?: unknown): void
}

export interface LogSettings {
  format: 'plain' | 'json'
  /** Named in messages about a full disk. */
  dataDir: string
  /** Whether systemd's journal reads the output: priorities of syslog begin each line (sd-daemon(3)). */
  isJournal: boolean
}

export interface LogOptions extends LogSettings {
  write?: (stream: 'out' | 'error', text: string) => void
  /** Gets each error that is logged, but not its repetitions. */
  onError?: ((text: string, cause: unknown) => void) | undefined
}

type Level = 'info' | 'error'

const PRIORITIES: Record<Level, string> = { info: '<6>', error: '<3>' }

/** Logs to the standard output, errors to the standard error output. */
export function createLog({ format, dataDir, isJournal, write = writeToProcess, onError }: LogOptions): Log {
  const put = (level: Level, text: string, cause?: unknown) => {
    const line = format === 'json' ? asJson(level, text, cause) : asPlain(level, text, cause)
    write(level === 'info' ? 'out' : 'error', isJournal && format === 'plain' ? withPriority(level, line) : line)
  }
  const isFirst = createRepeatFilter((key, count) => put('error', `${count} more in the last minute: ${key}`))

  return {
    info: (text) => put('info', text),
    error(given, cause) {
      // The outage is logged once; its failures would be thousands of lines.
      if (isUnavailable(cause)) return
      const fullDisk = describeFullDisk(cause, dataDir)
      const text = withoutQueries(fullDisk === undefined ? given : `${given}: ${fullDisk}`)
      // A text may name an address, of which there are many.
      if (!isFirst(fullDisk ?? (cause instanceof Error ? `${cause.name}: ${cause.message}` : given))) return
      // Where room is missing, no place in the program tells more.
      put('error', text, fullDisk === undefined ? cause : undefined)
      onError?.(text, cause)
    },
  }
}

/** With what caused it; of an answer that was thrown its status and message. */
function describe(fault: unknown, depth = 0): string {
  if (typeof fault !== 'object' || fault === null) return withoutQueries(String(fault))
  const { status, data, cause, stack, message } = fault as Record<string, unknown> & { data?: { message?: unknown } }
  const own = fault instanceof Error ? (stack ?? message) : [status, data?.message ?? message ?? typeof fault].join(' ')
  const below = cause === undefined || depth === MAX_CAUSES ? [] : [`caused by ${describe(cause, depth + 1)}`]
  return [withoutQueries(String(own).trim()), ...below].join('\n')
}

/** A query may have what somebody has typed. */
const withoutQueries = (text: string): string => text.replaceAll(/(?<=[\w/%-])\?[^\s"'<>]+/g, '')

function asJson(level: Level, message: string, cause: unknown): string {
  const { requestId, traceId } = currentRequest() ?? {}
  const error =
    cause instanceof Error
      ? { name: cause.name, message: withoutQueries(cause.message), stack: describe(cause) }
      : cause === undefined
        ? undefined
        : { message: describe(cause) }
  return JSON.stringify({ level, time: new Date().toISOString(), requestId, traceId, message, error })
}

function asPlain(level: Level, text: string, cause: unknown): string {
  if (level === 'info') return text
  const { requestId } = currentRequest() ?? {}
  const details = cause === undefined ? '' : describe(cause)
  const request = requestId === undefined ? '' : ` (request ${requestId})`
  return `${new Date().toISOString()} error: ${text}${request}${details && `\n${details}`}`
}

function withPriority(level: Level, text: string): string {
  return text.replaceAll(/^/gm, PRIORITIES[level])
}

function writeToProcess(stream: 'out' | 'error', text: string): void {
  ;(stream === 'out' ? process.stdout : process.stderr).write(`${text}\n`)
}

/** Whether the journal reads the standard error output. @param journalStream JOURNAL_STREAM, its device and inode */
export function isJournalStream(journalStream: string | undefined): boolean {
  if (journalStream === undefined) return false
  try {
    const { dev, ino } = fstatSync(2)
    return journalStream === `${dev}:${ino}`
  } catch {
    return false
  }
}

/** Plain, for commands. */
export const consoleLog: Log = createLog({ format: 'plain', dataDir: '.', isJournal: false })
