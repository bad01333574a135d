import { randomInt } from 'node:crypto'
import { DEFAULT_LOCALE } from '../../contract/locale.ts'
import { romanSlug } from '../core/languages/skeleton.ts'
import type { Db } from '../core/store/schema.ts'
import { findEnquiry } from './store/enquiries.ts'

/** Crockford's base 32, without I, L, O and U: easy to read out on the telephone. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Of a firm without a name. */
const NAMELESS = 'MSG'

/** One that no message has, such as HIM-7K3M9QXW. */
export async function createReference(db: Db): Promise<string> {
  const digits = Array.from({ length: 8 }, () => DIGITS[randomInt(DIGITS.length)]).join('')
  const reference = `${await findLetters(db)}-${digits}`
  return (await findEnquiry(db, reference)) ? createReference(db) : reference
}

/** The owners' setting, else letters of the firm's short name. */
async function findLetters(db: Db): Promise<string> {
  const rows = await db
    .selectFrom('setting')
    .select(['key', 'value'])
    .where('locale', '=', DEFAULT_LOCALE)
    .where('key', 'in', ['referenceLetters', 'shortName', 'name'])
    .execute()
  const valueOf = (key: string) => JSON.parse(rows.find((row) => row.key === key)?.value ?? '""') as string
  return valueOf('referenceLetters') || lettersOf(valueOf('shortName') || valueOf('name'))
}

/** 'Koshi Engineers' are KE, 'Himal' and 'हिमाल' are HIM. */
function lettersOf(name: string): string {
  const words = romanSlug(name).replaceAll(/\d/g, '').split('-').filter(Boolean)
  const letters = words.length > 1 ? words.map((word) => word[0]).join('') : (words[0] ?? '').slice(0, 3)
  return letters.slice(0, 6).toUpperCase() || NAMELESS
}
