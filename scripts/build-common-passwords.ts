// Writes server/core/accounts/common-passwords.txt from a list, the most common first: see ATTRIBUTIONS.md.
//   node scripts/build-common-passwords.ts < LIST
import { writeFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { PASSWORD_BOUNDS } from '../contract/limits.ts'
import { COMMON_PASSWORDS, fingerprintOf } from '../server/core/accounts/guessable-passwords.ts'

/** As many as ASVS wants (6.2.4), of those that are long enough to be taken otherwise. */
const MOST = 3000
const isLong = (word: string) => word.length >= PASSWORD_BOUNDS.least && word.length <= PASSWORD_BOUNDS.most
// Addresses of persons that were in a leak are not common.
const isAddress = (word: string) => /@[^@]*\./.test(word)

const words = (await text(process.stdin)).split('\n').map((line) => line.trim().toLowerCase())
const common = [...new Set(words)].filter((word) => isLong(word) && !isAddress(word)).slice(0, MOST)
writeFileSync(
  COMMON_PASSWORDS,
  common
    .map(fingerprintOf)
    .toSorted()
    .map((line) => `${line}\n`)
    .join(''),
)
