import { createHmac, randomBytes } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder, syncFolder } from '../process/durable-files.ts'
import { asCalledHere } from '../process/project-folder.ts'
import { findFact, insertFactOnce, replaceFact } from '../store/facts.ts'
import type { Db } from '../store/schema.ts'
import { OperatorError } from '../process/operator-error.ts'

/** In characters. */
const MIN_LENGTH = 32
const FINGERPRINT = 'secret_fingerprint'
/** In the data folder. */
export const SECRET_FILE = 'secret'

export class SecretError extends OperatorError {
  override name = 'SecretError'

  constructor(message: string) {
    super(asCalledHere(message))
  }
}

interface SecretParts {
  db: Db
  config: { secret: string | undefined; dataDir: string }
}

/**
 * APP_SECRET, or the file of the data folder, created on first use. The store keeps its fingerprint: servers with
 * different secrets would refuse each other's sessions. @throws SecretError
 */
export async function openSecret({ db, config }: SecretParts): Promise<string> {
  const isKnown = (await findFact(db, FINGERPRINT)) !== undefined
  // A second server must not create another secret.
  const secret =
    config.secret ?? (isKnown ? await readSecret(config.dataDir) : await readOrCreateSecret(config.dataDir))
  if ((await insertFactOnce(db, FINGERPRINT, fingerprintOf(secret))) === fingerprintOf(secret)) return secret
  const source = config.secret === undefined ? `the file ${pathOf(config.dataDir)}` : 'APP_SECRET'
  throw new SecretError(
    `This store is used with another secret than the one in ${source}. Servers with different secrets refuse each other's ` +
      `sessions and forms, so this one does not start. ${WHAT_TO_DO}`,
  )
}

/** Confirms an intended change of the secret. @throws SecretError */
export async function acceptSecret({ db, config }: SecretParts): Promise<void> {
  const secret = config.secret ?? (await readOrCreateSecret(config.dataDir))
  await replaceFact(db, FINGERPRINT, fingerprintOf(secret))
}

const WHAT_TO_DO =
  'Give every server of this store the same secret: the same APP_SECRET, or a copy of the file "secret" from the first ' +
  "server's data folder. To change the secret on purpose: stop all servers, set the new one, and run: npm run secret -- accept"

/** @throws SecretError for a file that is too short */
export async function readOrCreateSecret(dataDir: string): Promise<string> {
  await makeFolder(dataDir)
  const partial = `${pathOf(dataDir)}.${process.pid}-${randomBytes(4).toString('hex')}.partial`
  try {
    await writeFile(partial, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx', flush: true })
    // Fails if another process was faster: all use the first one's secret.
    await link(partial, pathOf(dataDir))
    // Before the store has its fingerprint.
    await syncFolder(dataDir)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(partial, { force: true })
  }
  return readSecret(dataDir)
}

async function readSecret(dataDir: string): Promise<string> {
  const secret = await readFile(pathOf(dataDir), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    throw new SecretError(`This store is used with a secret, and ${pathOf(dataDir)} is not there. ${WHAT_TO_DO}`)
  })
  if (secret.trim().length >= MIN_LENGTH) return secret
  throw new SecretError(
    `${pathOf(dataDir)} has ${secret.trim().length} characters, but a secret has at least ${MIN_LENGTH}: anybody could forge sessions with ` +
      'it. Put the file back from the backup. If there is none, delete the file and run: npm run secret -- accept (everybody is signed out)',
  )
}

function pathOf(dataDir: string): string {
  return join(dataDir, SECRET_FILE)
}

/** A one-way hash. */
function fingerprintOf(secret: string): string {
  return createHmac('sha256', secret).update('fingerprint of the secret').digest('hex')
}

/** A keyed hash: the store can tell senders apart, but not reveal them. */
export function pseudonymizeAddress(secret: string, address: string): string {
  return keyedHash(secret, `address ${address}`)
}

export function pseudonymizeEmail(secret: string, email: string): string {
  return keyedHash(secret, `email ${email}`)
}

function keyedHash(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url').slice(0, 22)
}
