import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { verifyPassword } from 'better-auth/crypto'
import type { Db } from '../store/schema.ts'

/** ASVS 11.4.2 wants 12 MiB for three passes; memory in KiB. As slow as scrypt was before 0.3.0. */
const COST = { memory: 32_768, passes: 3, parallelism: 1 }
/** The form of PHC strings, with base64 without its padding. */
const PREFIX = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$`
const FORM = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

const toText = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')

/** NFKC, as better-auth: keyboards write one letter in several ways. */
const keyOf = (password: string, nonce: Buffer, cost: typeof COST): Promise<Buffer> =>
  promisify(argon2)('argon2id', { message: password.normalize('NFKC'), nonce, tagLength: 32, ...cost })

async function hash(password: string): Promise<string> {
  const salt = randomBytes(16)
  return `${PREFIX}${toText(salt)}$${toText(await keyOf(password, salt, COST))}`
}

async function isRight(given: string, password: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', key = ''] = FORM.exec(given) ?? []
  if (key === '') return verifyPassword({ hash: given, password })
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  return timingSafeEqual(await keyOf(password, Buffer.from(salt, 'base64'), cost), Buffer.from(key, 'base64'))
}

/** For better-auth: hashes by Argon2id, and replaces a right one of scrypt or of another cost. */
export const passwordHashing = (db: Db) => ({
  hash,
  async verify({ hash: given, password }: { hash: string; password: string }): Promise<boolean> {
    if (!(await isRight(given, password))) return false
    // Its salt makes the hash the one of this account, and a password that has just been changed stays.
    if (!given.startsWith(PREFIX))
      await db
        .updateTable('staff_account')
        .set({ password: await hash(password) })
        .where('password', '=', given)
        .execute()
    return true
  },
})
