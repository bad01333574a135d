import { oneLine, plainText } from '../../server/services/mails/mail-text.ts'

/** A visitor's text in one line that cannot command the terminal, cut to a width. */
export function cell(text: string, width: number): string {
  const line = [...oneLine(text)]
  return (line.length > width ? `${line.slice(0, width - 1).join('')}…` : line.join('')).padEnd(width)
}

/** A visitor's text of several lines that cannot command the terminal. */
export function lines(text: string): string {
  return plainText(text)
}

/** @param time UTC ISO text @returns such as 2026-11-21 09:00 UTC */
export function minute(time: string): string {
  return `${time.slice(0, 10)} ${time.slice(11, 16)} UTC`
}
