import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

/*
 * A third of the unit tests' CPU time was the hash of one password: a set-up file of Vitest that keeps the results of scrypt
 * and Argon2, once for all files of a worker. They are pure functions, so a password that is wrong, or has another salt, is
 * still computed and refused.
 */
type Callback = (error: Error | null, key: Buffer) => void
type Derive = (...given: unknown[]) => void

const keys = new Map<string, Buffer>()

function cached(name: 'scrypt' | 'argon2'): Derive {
  const derive = crypto[name] as Derive
  return function cachedKey(...given) {
    const callback = given.pop() as Callback
    const input = JSON.stringify([name, given])
    const known = keys.get(input)
    if (known) return void queueMicrotask(() => callback(null, Buffer.from(known)))
    derive(...given, (error: Error | null, key: Buffer) => {
      if (!error) keys.set(input, Buffer.from(key))
      callback(error, key)
    })
  }
}
// A worker runs this before each file.
if (crypto.scrypt.name !== 'cachedKey') {
  Object.assign(crypto, { scrypt: cached('scrypt'), argon2: cached('argon2') })
  syncBuiltinESMExports()
}
