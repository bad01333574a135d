import { createHmac, hash, sign, verify, type KeyObject } from 'node:crypto'
import { dayNumber, toDay } from '../../../contract/calendar/day-number.ts'
import { formatWrittenDate } from '../../../contract/calendar/format-date.ts'
import { nepalDay } from '../../../contract/calendar/nepal-day.ts'
import { nepaliDates } from '../../../contract/calendar/nepali-dates.ts'
import { toWritten } from '../../../contract/calendar/other-calendar.ts'
import { MAX_ID } from '../../../contract/limits.ts'
import { LOCALES, type Locale } from '../../../contract/locale.ts'
import type { ProjectDetail } from '../../../contract/projects/project.ts'
import { SHEET_FACTS, SHEET_CODE_LENGTH, type Sheet, type SheetCheck, type SheetFact } from '../contract/sheet.ts'
import { dayInBs } from '../../../server/core/languages/calendar.ts'
import { orNotFound } from '../../../server/core/process/service-error.ts'
import { getProject, listProjectsWithFacts } from '../../../server/projects/public.ts'
import { currentKey, keysOn, type CheckKey, type KeyDeps } from './sheet-keys.ts'

/**
 * Issues a sheet of a project as it is public today. Nothing is stored: the same project, language and day give the same
 * sheet, and its token says what it needs to be checked. @throws ServiceError not_found
 */
export async function issueSheet(deps: KeyDeps, slug: string, locale: Locale): Promise<Sheet> {
  const project = await getProject(deps.db, slug, locale)
  const { privateKey, numberKey } = await currentKey(deps)
  const day = nepalDay(deps.now())
  const hashes = hashFacts(project)
  const facts = SHEET_FACTS.length
  const head = { locale, projectId: project.id, day }
  return {
    issuedOn: day,
    days: daysOf(day),
    number: writeNumber({ ...head, facts, digest: digestOf(hashes, facts) }, numberKey),
    token: encodeToken({ ...head, hashes }, privateKey),
  }
}

/** @param code the token of a sheet, or its number @throws ServiceError not_found for what is no sheet of this firm */
export async function checkSheet(deps: Pick<KeyDeps, 'db' | 'secret'>, code: string): Promise<SheetCheck> {
  const sheet = orNotFound(await readCode(deps, code), 'Sheet')
  const { locale, day, projectId, untrustedSince } = sheet
  const [row] = await listProjectsWithFacts(deps.db, [projectId], locale)
  const project = row && (await getProject(deps.db, row.slug, locale))
  const now = project && hashFacts(project)
  const changed = now && 'hashes' in sheet ? listChanged(sheet.hashes, now) : []
  const isSame = now && ('hashes' in sheet ? changed.length === 0 : digestOf(now, sheet.facts) === sheet.digest)
  const state = !now ? 'withdrawn' : isSame ? 'unchanged' : 'changed'
  const of = { issuedOn: day, days: daysOf(day), locale, untrustedSince, slug: project?.slug ?? null }
  return { ...of, changed, state: untrustedSince === null ? state : 'untrusted' }
}

/** The facts of a token or a number, if it is of this firm. */
export async function readCode(deps: Pick<KeyDeps, 'db' | 'secret'>, code: string) {
  const sheet = readToken(code) ?? readNumber(code)
  if (!sheet) return undefined
  const key = (await keysOn(deps, sheet.day)).find((one) => sheet.isSignedBy(one))
  return key && { ...sheet, untrustedSince: key.untrustedSince }
}

function daysOf(day: string): Sheet['days'] {
  const ad = formatWrittenDate(toWritten(day, 'ad'), 'en')
  const bs = dayInBs(day, 'en')
  return { en: bs ? `${ad} (${bs})` : ad, ne: nepaliDates.day(day) }
}

/** In bytes, of each fact: one change in sixteen million goes unnoticed. */
const HASH_BYTES = 3

const names = (list: { name: string }[]) => list.map(({ name }) => name)

type ValueOf = (project: ProjectDetail) => unknown

/** The public values of facts that are not simply the property of this name. */
const VALUES: Partial<Record<SheetFact, ValueOf>> & Record<Exclude<SheetFact, keyof ProjectDetail>, ValueOf> = {
  parent: ({ parent }) => parent?.title ?? null,
  client: ({ client }) => client?.name ?? null,
  districts: ({ districts }) => names(districts),
  services: ({ services }) => names(services),
  period: ({ start, end, datesAsEntered }) => [start, end, datesAsEntered?.['start'], datesAsEntered?.['end']],
  size: ({ size, unitName }) => [size?.amount, size?.unit, unitName],
  value: ({ value }) => [value?.amount, value?.currency],
  facts: ({ facts }) => facts.map(({ label, text }) => [label, text]),
}

/** A short hash of each fact of a sheet, in the order of SHEET_FACTS. */
function hashFacts(project: ProjectDetail): Buffer {
  const hashes = SHEET_FACTS.map((fact) => {
    const value = VALUES[fact] ? VALUES[fact](project) : project[fact as keyof ProjectDetail]
    return hash('sha256', `${fact} ${JSON.stringify(value)}`, 'buffer').subarray(0, HASH_BYTES)
  })
  return Buffer.concat(hashes)
}

/** @param issued the hashes in a sheet, which may know fewer facts */
function listChanged(issued: Buffer, now: Buffer): SheetFact[] {
  return SHEET_FACTS.filter((_fact, index) => {
    const [from, to] = [index * HASH_BYTES, (index + 1) * HASH_BYTES]
    return to <= issued.length && !issued.subarray(from, to).equals(now.subarray(from, to))
  })
}

/** The facts that a sheet asserts. */
interface SheetPayload {
  locale: Locale
  projectId: number
  /** The day of issue in Nepal. */
  day: string
  /** Of each fact. */
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
function encodeToken({ locale, projectId, day, hashes }: SheetPayload, key: KeyObject): string {
  const head = Buffer.alloc(HEAD_BYTES)
  head.writeUInt8(FORMAT, 0)
  head.writeUInt8(LOCALES.indexOf(locale), 1)
  head.writeUInt32BE(projectId, 2)
  head.writeUInt16BE(dayNumber(day), 6)
  head.writeUInt8(hashes.length / HASH_BYTES, 8)
  const signed = Buffer.concat([head, hashes])
  return Buffer.concat([signed, sign(null, signed, key)]).toString('base64url')
}

/** A code as it was read; any key may have signed it. */
interface Signed {
  isSignedBy(key: CheckKey): boolean
}

/** Undefined for what cannot be a token. */
function readToken(token: string): (SheetPayload & Signed) | undefined {
  if (token.length > SHEET_CODE_LENGTH || !/^[\w-]+$/.test(token)) return undefined
  const bytes = Buffer.from(token, 'base64url')
  // One spelling of each token.
  if (bytes.toString('base64url') !== token) return undefined
  const [payload, signature] = [bytes.subarray(0, -SIGNATURE_BYTES), bytes.subarray(-SIGNATURE_BYTES)]
  if (payload.length < HEAD_BYTES || payload.readUInt8(0) !== FORMAT) return undefined
  const locale = LOCALES[payload.readUInt8(1)]
  const projectId = payload.readUInt32BE(2)
  const facts = payload.readUInt8(8)
  const isWhole = facts <= SHEET_FACTS.length && payload.length === HEAD_BYTES + facts * HASH_BYTES
  if (!locale || projectId > MAX_ID || !isWhole) return undefined
  return {
    locale,
    projectId,
    day: toDay(payload.readUInt16BE(6)),
    hashes: payload.subarray(HEAD_BYTES),
    isSignedBy: ({ publicKey }) => verify(null, payload, publicKey, signature),
  }
}

/** The facts in the number of a sheet: as in its token, with one short digest of all facts. */
interface SheetNumber extends Omit<SheetPayload, 'hashes'> {
  facts: number
  digest: number
}

/** The widths of the parts, in bits: 100 together. A guess is right once in 4 million million. */
const WIDTHS = { locale: 2, facts: 5, day: 14, projectId: 23, digest: 14, code: 42 } as const
type Part = keyof typeof WIDTHS
const PARTS = Object.keys(WIDTHS) as Part[]
const LENGTH = 20
const GROUP = 5
const FIRST_DAY = dayNumber('2020-01-01')
/** Crockford's base 32: no letter is taken for a digit. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** As it is printed: small letters, blanks, and O for 0 are forgiven. Undefined for what cannot be a number. */
export function normalNumber(text: string): string | undefined {
  const letters = text.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  const isNumber = letters.length === LENGTH && [...letters].every((letter) => ALPHABET.includes(letter))
  return isNumber ? letters.match(new RegExp(`.{${GROUP}}`, 'g'))!.join('-') : undefined
}

/** @param count of the facts that are compared */
const digestOf = (hashes: Buffer, count: number): number =>
  hash('sha256', hashes.subarray(0, count * HASH_BYTES), 'buffer').readUInt16BE(0) >> (16 - WIDTHS.digest)

/** 20 letters and digits in groups. @throws RangeError for an id or a day beyond its width */
function writeNumber({ locale, facts, day, projectId, digest }: SheetNumber, key: Buffer): string {
  const values = { locale: LOCALES.indexOf(locale), facts, day: dayNumber(day) - FIRST_DAY, projectId, digest }
  const code = createHmac('sha256', key).update(JSON.stringify(values)).digest().readUIntBE(0, 6) % 2 ** WIDTHS.code
  const bits = PARTS.map((part) => {
    const value = { ...values, code }[part]
    if (value < 0 || value >= 2 ** WIDTHS[part]) throw new RangeError(`The ${part} of a sheet cannot be ${value}`)
    return inBits(value, WIDTHS[part])
  })
  return normalNumber(bits.join('').replaceAll(/.{5}/g, (five) => ALPHABET[Number.parseInt(five, 2)]!))!
}

const inBits = (value: number, width: number) => value.toString(2).padStart(width, '0')

/** Undefined for what cannot be a number. */
function readNumber(text: string): (SheetNumber & Signed) | undefined {
  const number = normalNumber(text)
  if (number === undefined) return undefined
  const bits = number.replaceAll('-', '').replaceAll(/./g, (letter) => inBits(ALPHABET.indexOf(letter), 5))
  const values = {} as Record<Part, number>
  let at = 0
  for (const part of PARTS) values[part] = Number.parseInt(bits.slice(at, (at += WIDTHS[part])), 2)
  const locale = LOCALES[values.locale]
  if (!locale) return undefined
  const said = { ...values, locale, day: toDay(values.day + FIRST_DAY) }
  return { ...said, isSignedBy: ({ numberKey }) => numberKey !== undefined && writeNumber(said, numberKey) === number }
}
