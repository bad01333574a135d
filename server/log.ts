import { isUnavailable } from './unavailable.ts'

export interface Log {
  info(text: string): void
  error(text: string, cause?: unknown): void
}

export const consoleLog: Log = {
  info: (text) => process.stdout.write(`${text}\n`),
  error: (text, cause) => {
    // The outage is logged once; its failures would be thousands of lines.
    if (isUnavailable(cause)) return
    const details = cause instanceof Error ? (cause.stack ?? cause.message) : cause === undefined ? '' : String(cause)
    process.stderr.write(`${new Date().toISOString()} error: ${text}${details && `\n${details}`}\n`)
  },
}
