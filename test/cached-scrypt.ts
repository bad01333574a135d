import crypto, { type BinaryLike, type ScryptOptions } from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

/*
 * A third of the unit tests' CPU time was scrypt, for one password: a set-up file of Vitest that keeps its results, once for
 * all files of a worker. It is a pure function, so a password that is wrong, or has another salt, is still computed and
 * refused.
 */
type Callback = (error: Error | null, key: Buffer) => void

const scrypt = crypto.scrypt
const keys = new Map<string, Buffer>()

const cached = (password: BinaryLike, salt: BinaryLike, length: number, options: ScryptOptions, callback: Callback) => {
  const input = JSON.stringify([password, salt, length, options])
  const known = keys.get(input)
  if (known) return void queueMicrotask(() => callback(null, Buffer.from(known)))
  scrypt(password, salt, length, options, (error, key) => {
    if (!error) keys.set(input, Buffer.from(key))
    callback(error, key)
  })
}
// A worker runs this before each file.
if (scrypt.name !== cached.name) {
  crypto.scrypt = cached as typeof scrypt
  syncBuiltinESMExports()
}
