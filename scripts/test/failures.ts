import { stripVTControlCharacters } from 'node:util'

export interface Failure {
  /** The file and the title of a test, or the check that failed. */
  name: string
  /** Its error, or the end of what it printed. */
  text: string
}

/** Lines of one failure. */
const LONGEST = 15
const WIDEST = 200
/** Of all failures together: CI shows the last hundred lines, of which the table has some. */
const LINES = 75

/** Failures by stage, each with the beginning of its error; the more there are, the less of each. */
export function describeFailures(failures: (Failure & { stage: string })[]): string {
  const shown = failures.slice(0, LINES / 2)
  const each = Math.min(LONGEST, Math.floor(LINES / shown.length) - 1)
  const blocks = shown.map(({ stage, name, text }) => {
    const lines = toLines(text).slice(0, each)
    return [`✗ ${stage}: ${toLines(name).join(' ')}`, ...lines.map((line) => `    ${line}`)].join('\n')
  })
  const rest = failures.length - shown.length
  return [...blocks, ...(rest > 0 ? [`and ${rest} more`] : [])].join('\n')
}

/** Passes on what is written, and keeps the end of it for the report of a failure. */
export function keepEnd(write: (text: string) => void): { write(text: string): void; end(): string } {
  let kept = ''
  return {
    write(text) {
      kept = (kept + text).slice(-LONGEST * WIDEST)
      write(text)
    },
    end: () => toLines(kept).slice(-LONGEST).join('\n'),
  }
}

/** Without colours and empty lines. */
function toLines(text: string): string[] {
  return stripVTControlCharacters(text)
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => line.trimEnd().slice(0, WIDEST))
}
