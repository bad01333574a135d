import { createHmac, randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ADDRESS_FILE } from '../../contract/set-up/address-file.ts'
import { listOwnerIds } from '../core/accounts/store/staff.ts'
import { writeDurably } from '../core/process/durable-files.ts'
import { isSameText } from '../core/process/same-text.ts'
import { conflict, type ServiceError } from '../core/process/service-error.ts'
import { deleteFact, findFact, insertFactOnce, replaceFact } from '../core/store/facts.ts'
import type { Db } from '../core/store/schema.ts'

/** Means nothing without the server's secret: neither store nor backup reveals the address. */
const NONCE = 'set_up_nonce'

export interface AddressParts {
  db: Db
  secret: string
  dataDir: string
  origin: string
}

/**
 * The address at which the first owner's account is made; undefined once there is an owner. It is the same for all servers
 * of a store and after a restart, and is also written into the data folder.
 */
export async function openSetUp(parts: AddressParts): Promise<string | undefined> {
  if (await hasOwner(parts.db)) {
    await closeSetUp(parts.db, parts.dataDir)
    return undefined
  }
  return writeAddress(parts, await insertFactOnce(parts.db, NONCE, newNonce()))
}

/** Makes a new address; the one before is no longer valid. @throws ServiceError conflict */
export async function renewSetUp(parts: AddressParts): Promise<string> {
  if (await hasOwner(parts.db)) throw setUpEnded()
  const nonce = newNonce()
  await replaceFact(parts.db, NONCE, nonce)
  return writeAddress(parts, nonce)
}

/** @param dataDir undefined: there is no folder for files */
export async function closeSetUp(db: Db, dataDir: string | undefined): Promise<void> {
  await deleteFact(db, NONCE)
  if (dataDir !== undefined) await rm(join(dataDir, ADDRESS_FILE), { force: true })
}

export async function hasOwner(db: Db): Promise<boolean> {
  return (await listOwnerIds(db)).length > 0
}

export async function isSetUpSecret(db: Db, secret: string, given: string): Promise<boolean> {
  const nonce = await findFact(db, NONCE)
  return nonce !== undefined && isSameText(given, secretOf(secret, nonce))
}

export function setUpEnded(): ServiceError {
  return conflict('This site has an owner already: sign in at /admin')
}

const newNonce = () => randomBytes(24).toString('base64url')

function secretOf(secret: string, nonce: string): string {
  return createHmac('sha256', secret).update(`set-up ${nonce}`).digest('base64url')
}

async function writeAddress({ secret, dataDir, origin }: AddressParts, nonce: string): Promise<string> {
  const address = `${origin}/admin/set-up#${secretOf(secret, nonce)}`
  const file = join(dataDir, ADDRESS_FILE)
  await writeDurably(file, `${address}\n`, 0o600)
  return address
}
