import { createHmac, randomBytes, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { isSameText } from '../core/process/same-text.ts'
import { BackupError, explainPathFault } from './backup-error.ts'
import type { BackupStore } from './backup-store.ts'
import type { BackupConfig } from './backup-config.ts'

/** Of a folder of backups that are encrypted with one pass phrase. */
export interface BackupKey {
  contents: Buffer
  /** Names of picture files are keyed hashes, which say nothing about the pictures. */
  names: Buffer
}

export const KEY_FILE = 'key.json'
/** OWASP's advice for scrypt: 128 MiB of memory. */
const COST = { N: 2 ** 17, r: 8, p: 1 }
const MEMORY = 256 * 1024 * 1024

const keyFileSchema = z.object({
  kdf: z.literal('scrypt'),
  N: z
    .int()
    .min(2)
    .max(2 ** 20),
  r: z.int().min(1).max(32),
  p: z.int().min(1).max(16),
  salt: z.string(),
  check: z.string(),
})

/**
 * The key of a folder from its pass phrase; undefined where both are missing: backups are not encrypted then.
 * @param isCreated whether a folder without a key gets one
 * @throws BackupError when the pass phrase is wrong, or missing
 */
export async function openKey(store: BackupStore, passPhrase: string | undefined, { isCreated = false } = {}) {
  const known = await readKeyFile(store)
  if (passPhrase === undefined) {
    if (!known) return undefined
    throw new BackupError(
      `The backups in ${store.name} are encrypted: set BACKUP_PASSPHRASE_FILE (or BACKUP_PASSPHRASE) to their pass phrase.`,
    )
  }
  if (known) {
    const key = await derive(passPhrase, known)
    if (isSameText(known.check, checkOf(key))) return key
    throw new BackupError(`This is not the pass phrase of the backups in ${store.name}.`)
  }
  if (!isCreated) return undefined
  const created = { kdf: 'scrypt' as const, ...COST, salt: randomBytes(16).toString('base64') }
  const key = await derive(passPhrase, created)
  await store.writeText(KEY_FILE, `${JSON.stringify({ ...created, check: checkOf(key) })}\n`)
  return key
}

async function readKeyFile(store: BackupStore) {
  const text = await store.readText(KEY_FILE)
  if (text === undefined) return undefined
  const parsed = keyFileSchema.safeParse(parseJson(text))
  if (!parsed.success)
    throw new BackupError(`${store.name}/${KEY_FILE} is damaged: copy it from another copy of this folder.`)
  return parsed.data
}

/** Undefined for what is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

type Cost = Omit<z.infer<typeof keyFileSchema>, 'check'>

async function derive(passPhrase: string, { N, r, p, salt }: Cost): Promise<BackupKey> {
  const options = { N, r, p, maxmem: MEMORY }
  const bytes = await promisify<string, Buffer, number, object, Buffer>(scrypt)(
    passPhrase.normalize('NFC'),
    Buffer.from(salt, 'base64'),
    64,
    options,
  )
  return { contents: bytes.subarray(0, 32), names: bytes.subarray(32) }
}

function checkOf({ names }: BackupKey): string {
  return createHmac('sha256', names).update('check of the pass phrase').digest('hex')
}

/** In characters: backups are kept for long, and can be tried at leisure. */
const MIN_LENGTH = 12

/** Undefined: backups are not encrypted. @throws BackupError for a file that cannot be read, or a short pass phrase */
export async function readPassPhrase(config: Pick<BackupConfig, 'passPhrase' | 'passPhraseFile'>) {
  const { passPhrase, passPhraseFile } = config
  const given = passPhraseFile === undefined ? passPhrase : await readFirstLine(passPhraseFile)
  if (given !== undefined && given.length < MIN_LENGTH)
    throw new BackupError(
      `The pass phrase of the backups has fewer than ${MIN_LENGTH} characters: choose a longer one.`,
    )
  return given
}

async function readFirstLine(path: string): Promise<string> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw new BackupError(`BACKUP_PASSPHRASE_FILE cannot be read: ${explainPathFault(path, error)}`)
  })
  return text.split(/\r?\n/)[0]!
}
