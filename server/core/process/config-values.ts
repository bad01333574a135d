import { z } from 'zod'
import { EMAIL } from '../../../contract/patterns.ts'
import { isDsn } from './error-reports.ts'
import { isJournalStream, type LogSettings } from './log.ts'

export const DEFAULT_DATA_DIR = './data'

export interface Mailbox {
  name: string
  address: string
}

/** Splits at commas. */
export const list = (text: string) =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)

/** Parses `name@example.org` or `Name <name@example.org>`. */
export function parseMailbox(text: string): Mailbox | undefined {
  const [, name = '', bracketed, bare] = /^\s*(?:([^<>\p{Cc}]*)<([^<>]*)>|([^<>\s]*))\s*$/u.exec(text) ?? []
  const address = bracketed ?? bare ?? ''
  return isEmail(address) ? { name: name.trim().replace(/^"(.*)"$/, '$1'), address } : undefined
}

export function isEmail(text: string): boolean {
  return EMAIL.like.test(text)
}

export function isMailServer(text: string): boolean {
  return /^smtps?:$/.test(protocolOf(text)) && new URL(text).hostname !== ''
}

export function protocolOf(text: string): string {
  return URL.parse(text)?.protocol ?? ''
}

export function isHttpAddress(text: string): boolean {
  return /^https?:$/.test(protocolOf(text))
}

export function isHttpOrigin(text: string): boolean {
  return isHttpAddress(text) && new URL(text).pathname === '/' && !/[?#]/.test(text)
}

/** A text of the environment. @param must its fault otherwise */
export const checked = (isRight: RegExp | ((text: string) => boolean), must: string) =>
  z.string().refine((text) => (isRight instanceof RegExp ? isRight.test(text) : isRight(text)), must)

/** A whole number of the environment within these bounds. @param says the fault of any other text */
export const wholeNumber = (least: number, most: number, says: string) =>
  checked(/^\d{1,7}$/, says)
    .transform(Number)
    .refine((number) => number >= least && number <= most, says)

/** NODE_ENV. */
export type Mode = 'production' | 'development' | 'test'

/** Parts of the environment (server/config.ts). */
export const LOG_VARIABLES = {
  ERROR_REPORT_URL: checked(isDsn, 'must be a DSN such as https://key@errors.example.org/1').optional(),
  LOG_FORMAT: z.enum(['plain', 'json'], 'must be plain or json').default('plain'),
}

/** Never throws: faults of the configuration are logged as it says, too. */
export function readLogSettings(environment: Record<string, string | undefined>): LogSettings {
  return {
    format: environment['LOG_FORMAT'] === 'json' ? 'json' : 'plain',
    dataDir: environment['DATA_DIR'] || DEFAULT_DATA_DIR,
    isJournal: isJournalStream(environment['JOURNAL_STREAM']),
  }
}
