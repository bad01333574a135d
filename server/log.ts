import { isUnavailable } from './unavailable.ts'

/** Where the program says what it does. Pages and services are handed one; only the start makes it. */
export interface Log {
  info(text: string): void
  error(text: string, cause?: unknown): void
}

/** Writes plain lines to the terminal, errors with their cause to the error stream. */
export const consoleLog: Log = {
  info: (text) => process.stdout.write(`${text}\n`),
  error: (text, cause) => {
    // One line has said that the database is away. Whatever fails of it meanwhile would be thousands.
    if (isUnavailable(cause)) return
    const details = cause instanceof Error ? (cause.stack ?? cause.message) : cause === undefined ? '' : String(cause)
    process.stderr.write(`${new Date().toISOString()} error: ${text}${details && `\n${details}`}\n`)
  },
}
