import { createHmac, createPrivateKey, createPublicKey, generateKeyPairSync, hash, type KeyObject } from 'node:crypto'
import { nepalDay } from '../../../contract/calendar/nepal-day.ts'
import { note } from '../../../server/core/audit/audit.ts'
import type { WriteDeps } from '../../../server/core/audit/writing.ts'
import type { RouteDeps } from '../../../server/core/feature.ts'
import { seal, unseal } from '../../../server/core/process/seal.ts'
import { invalid } from '../../../server/core/process/service-error.ts'
import { findFact, replaceFact } from '../../../server/core/store/facts.ts'
import { lockKeys } from '../../../server/core/store/engine.ts'
import type { Db } from '../../../server/core/store/schema.ts'

const FACT = 'sheet_keys'
/** So that no other use of the secret has the same key. */
const PURPOSE = 'private keys of project sheets'

/** The newest first. The private key is encrypted with the server's secret. */
interface StoredKey {
  publicKey: string
  sealedKey: string
  /** The last day of issue for which it stands; null for the current one. */
  until: string | null
  /** The day since when a copy may be in other hands. */
  untrustedSince?: string
}

export type KeyDeps = Pick<RouteDeps, 'db' | 'secret' | 'now'>

interface SheetKey {
  privateKey: KeyObject
  /** For the numbers of sheets, which are too short for a signature. */
  numberKey: Buffer
}

/** The key that signs today. It is made on first use, and again when the server's secret was changed. */
export async function currentKey(deps: KeyDeps): Promise<SheetKey> {
  const [stored] = await readKeys(deps.db)
  const opened = stored && (await open(stored, deps.secret))
  if (opened) return opened
  const [added] = await deps.db.transaction().execute((tx) => addKey(tx, deps, { inPlaceOf: stored }))
  return (await open(added!, deps.secret))!
}

export type CheckKey = Awaited<ReturnType<typeof keysOn>>[number]

/** Keys that check the sheets that were issued on a day. */
export async function keysOn({ db, secret }: Pick<KeyDeps, 'db' | 'secret'>, day: string) {
  const valid = (await readKeys(db)).filter(({ until }) => until === null || day <= until)
  return Promise.all(
    valid.map(async (key) => ({
      publicKey: createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: key.publicKey }, format: 'jwk' }),
      // Undefined where the server's secret was changed since.
      numberKey: (await open(key, secret))?.numberKey,
      untrustedSince: key.untrustedSince ?? null,
    })),
  )
}

/** The JWK Set; `kid` is the thumbprint (RFC 7638). Sheets of former keys stay good, so those are listed too, unless they leaked. */
export async function publishedKeys(deps: KeyDeps) {
  await currentKey(deps)
  const keys = (await readKeys(deps.db)).filter(({ untrustedSince }) => untrustedSince === undefined)
  return {
    keys: keys.map(({ publicKey: x }) => ({
      kty: 'OKP',
      crv: 'Ed25519',
      x,
      kid: hash('sha256', JSON.stringify({ crv: 'Ed25519', kty: 'OKP', x }), 'base64url'),
      use: 'sig',
      alg: 'EdDSA',
    })),
  }
}

/**
 * Signs with a new key from now on. @throws ServiceError invalid
 * @param leakedSince a day; trusts none of the keys so far: whoever has a copy can sign any day
 */
export async function replaceKey({ db, actor, now }: WriteDeps, secret: string, leakedSince?: string): Promise<void> {
  if (leakedSince && leakedSince > nepalDay(now())) throw invalid({ since: 'Since must be today or earlier' })
  await db.transaction().execute(async (tx) => {
    const [current, ...former] = await addKey(tx, { secret, now })
    if (leakedSince) {
      const untrusted = former.map((key) => ({ untrustedSince: leakedSince, ...key }))
      await replaceFact(tx, FACT, JSON.stringify([current, ...untrusted]))
    }
    const label = leakedSince ? `leaked since ${leakedSince}` : 'Ed25519'
    await note(tx, actor, now(), { action: 'renew-secret', entity: 'sheet-keys', label })
  })
}

async function readKeys(db: Db): Promise<StoredKey[]> {
  return JSON.parse((await findFact(db, FACT)) ?? '[]') as StoredKey[]
}

/** @param wanted the key in whose place one is wanted; another process may have been faster */
async function addKey(
  tx: Db,
  { secret, now }: Pick<KeyDeps, 'secret' | 'now'>,
  wanted?: { inPlaceOf: StoredKey | undefined },
): Promise<StoredKey[]> {
  await lockKeys(tx, [FACT])
  const stored = await readKeys(tx)
  const [current, ...former] = stored
  if (wanted && current?.publicKey !== wanted.inPlaceOf?.publicKey) return stored
  const keys = [await makeKey(secret), ...(current ? [{ ...current, until: nepalDay(now()) }] : []), ...former]
  await replaceFact(tx, FACT, JSON.stringify(keys))
  return keys
}

async function makeKey(secret: string): Promise<StoredKey> {
  const { x, d } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' })
  return { publicKey: x!, sealedKey: await seal(secret, PURPOSE, d!), until: null }
}

const opened = new Map<string, SheetKey>()

/** Undefined: the server's secret was changed since. */
async function open({ publicKey: x, sealedKey }: StoredKey, secret: string): Promise<SheetKey | undefined> {
  const name = `${secret} ${sealedKey}`
  const known = opened.get(name)
  if (known) return known
  const d = await unseal(secret, PURPOSE, sealedKey)
  if (d === undefined) return undefined
  const key: SheetKey = {
    privateKey: createPrivateKey({ key: { kty: 'OKP', crv: 'Ed25519', x, d }, format: 'jwk' }),
    numberKey: createHmac('sha256', Buffer.from(d, 'base64url')).update('numbers of project sheets').digest(),
  }
  opened.set(name, key)
  return key
}
