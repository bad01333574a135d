import { oneLine, plainText } from '../../server/core/mail/mail-text.ts'

/** One line without control characters, cut to a width. */
export function cell(text: string, width: number): string {
  const line = [...oneLine(text)]
  return (line.length > width ? `${line.slice(0, width - 1).join('')}…` : line.join('')).padEnd(width)
}

/** Several lines without control characters. */
export function lines(text: string): string {
  return plainText(text)
}

/** Such as 2026-11-21 09:00 UTC. */
export function minute(time: string): string {
  return `${time.slice(0, 10)} ${time.slice(11, 16)} UTC`
}
