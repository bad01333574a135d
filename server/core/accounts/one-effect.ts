import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Context, MiddlewareHandler } from 'hono'
import { bufferBody } from '../api/guards.ts'
import type { ApiEnvironment } from '../api/router.ts'
import { ago, HOUR, SECOND } from '../process/durations.ts'
import { ServiceError } from '../process/service-error.ts'
import { writeWithoutWaiting } from '../store/engine.ts'
import type { Db } from '../store/schema.ts'

const LIFETIME = HOUR
/** Calls of one account or API key. */
const NEWEST = 50
/** Characters of an answer. */
const LONGEST = 100_000
const PATIENCE = 20 * SECOND
const INTERVAL = 50
const UNFINISHED = 'The same was asked for before, and has not been answered: look whether it has been done'
const UNREPEATABLE = 'This has been done already: load the screen anew to see it'

interface Parts {
  db: Db
  now: () => Date
  secret: string
}

/**
 * Gives a change by staff or a program one effect for each Idempotency-Key: the same call again gets the first one's
 * answer, other content is another change. The answer is encrypted by a key that is made of the caller's.
 */
export function haveOneEffect({ db, now, secret }: Parts): MiddlewareHandler<ApiEnvironment> {
  return async (context, next) => {
    const { signedIn, apiKey } = context.var
    const caller = signedIn?.staff.id ?? (apiKey && `key ${apiKey.id}`)
    const key = context.req.header('Idempotency-Key')
    if (!key || !caller || context.req.method === 'GET') return next()
    const call = JSON.stringify([caller, key, context.req.method, context.req.url, await contentOf(context)])
    const name = derive(secret, `name of ${call}`).toString('base64url')
    const seal = derive(secret, `answer to ${call}`)
    await deleteOldAnswers(db, now())
    while (!(await claim(db, { name, caller, begun_at: now().toISOString() }))) {
      const known = await db.selectFrom('answered_call').selectAll().where('name', '=', name).executeTakeFirst()
      if (known?.status) return repeat(known.status, known.answer, seal)
      if (known && known.begun_at < ago(now(), PATIENCE)) throw new ServiceError('conflict', UNFINISHED)
      await wait(INTERVAL)
    }
    await next()
    // The change is stored, whether its answer can be or not.
    await keepAnswer(db, name, context.res, seal).catch(() => undefined)
  }
}

async function keepAnswer(db: Db, name: string, answer: Response, seal: Buffer): Promise<void> {
  // What was refused has changed nothing, and can be tried again.
  if (!answer.ok) return void (await db.deleteFrom('answered_call').where('name', '=', name).execute())
  const isJson = answer.headers.get('Content-Type')?.startsWith('application/json')
  const text = isJson ? await answer.clone().text() : ''
  const kept = { status: answer.status, answer: isJson && text.length <= LONGEST ? encrypt(text, seal) : null }
  await writeWithoutWaiting(db, (own) => own.updateTable('answered_call').set(kept).where('name', '=', name).execute())
}

/** JSON as it is; a file by its length, for it is read once. */
async function contentOf(context: Context): Promise<string> {
  const type = context.req.header('Content-Type') ?? ''
  if (type.startsWith('application/json')) return (await bufferBody(context)).toString()
  return `${type} ${context.req.header('Content-Length') ?? ''}`
}

/** @returns false where the same call has been made before */
async function claim(db: Db, call: { name: string; caller: string; begun_at: string }): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await writeWithoutWaiting(db, (own) =>
    own
      .insertInto('answered_call')
      .values(call)
      .onConflict((on) => on.column('name').doNothing())
      .executeTakeFirst(),
  )
  if (numInsertedOrUpdatedRows !== 1n) return false
  const answered = db.selectFrom('answered_call').select('name').where('caller', '=', call.caller)
  const older = answered.where('status', 'is not', null).orderBy('begun_at', 'desc').limit(NEWEST).offset(NEWEST)
  await db.deleteFrom('answered_call').where('name', 'in', older).execute()
  return true
}

/** Takes away what nobody repeats any more. */
export async function deleteOldAnswers(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('answered_call').where('begun_at', '<', ago(now, LIFETIME)).execute()
}

function repeat(status: number, answer: string | null, seal: Buffer): Response {
  if (answer === null) throw new ServiceError('conflict', UNREPEATABLE)
  return new Response(decrypt(answer, seal), {
    status,
    headers: { 'Content-Type': 'application/json', 'Idempotent-Replayed': 'true' },
  })
}

const CIPHER = 'aes-256-gcm'
const derive = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest()

function encrypt(text: string, seal: Buffer): string {
  const start = randomBytes(12)
  const cipher = createCipheriv(CIPHER, seal, start)
  const sealed = Buffer.concat([cipher.update(text), cipher.final()])
  return [start, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url')).join('.')
}

function decrypt(answer: string, seal: Buffer): string {
  const [start, tag, sealed] = answer.split('.').map((part) => Buffer.from(part, 'base64url'))
  const decipher = createDecipheriv(CIPHER, seal, start!).setAuthTag(tag!)
  return Buffer.concat([decipher.update(sealed!), decipher.final()]).toString()
}
