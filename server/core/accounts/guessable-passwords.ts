import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PASSWORD_BOUNDS } from '../../../contract/limits.ts'
import { LOCALES } from '../../../contract/locale.ts'
import { nameOfFirm } from '../mail/mail-text.ts'
import { projectFolder } from '../process/project-folder.ts'
import { invalid } from '../process/service-error.ts'
import type { Db } from '../store/schema.ts'

/** Fingerprints, because many of the words are coarse: scripts/build-common-passwords.ts. Read for a new password only. */
export const COMMON_PASSWORDS = join(projectFolder, 'server/core/accounts/common-passwords.txt')
const COMMON_WORDS = ['password', 'passwort', 'welcome', 'letmein', 'qwerty', 'admin', 'website', 'staff', 'nepal']
/** Letters beside names and common words. */
const MIN_OWN_LETTERS = 6
const MIN_WORD = 3

export const fingerprintOf = (word: string) => createHash('sha256').update(word).digest('base64url').slice(0, 8)

/**
 * Refuses a new password that strangers guess first: a short or common one, or names of the firm and of the person with
 * a year. ASVS 6.2.4 and 6.2.11. @param field of the call @throws ServiceError invalid
 */
export async function checkNewPassword(
  db: Db,
  password: string,
  { email, name = '' }: { email: string; name?: string | undefined },
  field = 'password',
): Promise<void> {
  if (password.length < PASSWORD_BOUNDS.least || password.length > PASSWORD_BOUNDS.most)
    throw invalid({ [field]: `Password must have ${PASSWORD_BOUNDS.least} to ${PASSWORD_BOUNDS.most} characters` })
  const given = password.normalize('NFKC').toLowerCase()
  const common = (await readFile(COMMON_PASSWORDS, 'utf8')).split('\n')
  if (common.includes(fingerprintOf(given)))
    throw invalid({ [field]: 'Password is one of the most common ones: three or four words are good' })
  const firm = await Promise.all(LOCALES.map((locale) => nameOfFirm(db, locale)))
  const names = [...firm, name, email].flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u))
  const words = [...names, ...COMMON_WORDS].filter((word) => word.length >= MIN_WORD)
  const rest = words.toSorted((a, b) => b.length - a.length).reduce((left, word) => left.replaceAll(word, ''), given)
  if (rest !== given && rest.replaceAll(/[^\p{L}\p{M}]/gu, '').length < MIN_OWN_LETTERS)
    throw invalid({ [field]: 'Password is little more than names that others know: add two or three other words' })
}
