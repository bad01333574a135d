import { sign, verify, type KeyObject } from 'node:crypto'
import { dayNumber, toDay } from '../../contract/calendar/day-number.ts'
import { MAX_ID } from '../../contract/limits.ts'
import { LOCALES, type Locale } from '../../contract/locale.ts'
import { SHEET_CODE_LENGTH, SHEET_FACTS } from '../../contract/sheets/sheet.ts'
import { HASH_BYTES } from './sheet-facts.ts'

/** What a sheet asserts. */
export interface SheetPayload {
  locale: Locale
  projectId: number
  /** The day of issue in Nepal. */
  day: string
  /** Of each fact (sheet-facts.ts). */
  hashes: Buffer
}

/**
 * The payload, big-endian: 1 byte format, 1 byte language (0 English, 1 Nepali), 4 bytes id of the project, 2 bytes day
 * since 1970-01-01, 1 byte number of facts, 3 bytes hash of each.
 */
const FORMAT = 1
const HEAD_BYTES = 9
const SIGNATURE_BYTES = 64

/** The payload and its Ed25519 signature, as base64url. */
export function encodeToken(payload: SheetPayload, key: KeyObject): string {
  const bytes = encodePayload(payload)
  return Buffer.concat([bytes, sign(null, bytes, key)]).toString('base64url')
}

/** Undefined for what no key has signed. @param keys public ones that were valid on a day */
export function decodeToken(token: string, keysOf: (day: string) => KeyObject[]): SheetPayload | undefined {
  if (token.length > SHEET_CODE_LENGTH || !/^[\w-]+$/.test(token)) return undefined
  const bytes = Buffer.from(token, 'base64url')
  // One spelling of each token.
  if (bytes.toString('base64url') !== token) return undefined
  const signed = bytes.subarray(0, -SIGNATURE_BYTES)
  const payload = decodePayload(signed)
  const signature = bytes.subarray(-SIGNATURE_BYTES)
  return payload && keysOf(payload.day).some((key) => verify(null, signed, key, signature)) ? payload : undefined
}

function encodePayload({ locale, projectId, day, hashes }: SheetPayload): Buffer {
  const head = Buffer.alloc(HEAD_BYTES)
  head.writeUInt8(FORMAT, 0)
  head.writeUInt8(LOCALES.indexOf(locale), 1)
  head.writeUInt32BE(projectId, 2)
  head.writeUInt16BE(dayNumber(day), 6)
  head.writeUInt8(hashes.length / HASH_BYTES, 8)
  return Buffer.concat([head, hashes])
}

function decodePayload(bytes: Buffer): SheetPayload | undefined {
  if (bytes.length < HEAD_BYTES || bytes.readUInt8(0) !== FORMAT) return undefined
  const locale = LOCALES[bytes.readUInt8(1)]
  const projectId = bytes.readUInt32BE(2)
  const facts = bytes.readUInt8(8)
  const isWhole = facts <= SHEET_FACTS.length && bytes.length === HEAD_BYTES + facts * HASH_BYTES
  if (!locale || projectId > MAX_ID || !isWhole) return undefined
  return { locale, projectId, day: toDay(bytes.readUInt16BE(6)), hashes: bytes.subarray(HEAD_BYTES) }
}
