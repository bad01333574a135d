import { createHmac } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Context, MiddlewareHandler } from 'hono'
import { bufferBody } from '../api/guards.ts'
import type { ApiEnvironment } from '../api/router.ts'
import { ago, HOUR, SECOND } from '../process/durations.ts'
import { seal, unseal } from '../process/seal.ts'
import { conflict } from '../process/service-error.ts'
import { writeWithoutWaiting } from '../store/engine.ts'
import type { Db } from '../store/schema.ts'
import type { AttemptDeps } from './attempts.ts'
import { pseudonymizeAddress } from './secret.ts'

const LIFETIME = HOUR
/** Calls of one account or API key. */
const NEWEST = 50
/** Characters of an answer. */
const LONGEST = 100_000
const PATIENCE = 20 * SECOND
const INTERVAL = 50
const UNFINISHED = 'The same was asked for before, and has not been answered: look whether it has been done'
const UNREPEATABLE = 'This has been done already: load the screen anew to see it'

/**
 * Gives a change by staff, a program or a form of signing in one effect for each Idempotency-Key: the same call again
 * gets the first one's answer, other content is another change. The answer can be read with the caller's key alone.
 */
export function haveOneEffect({ db, now, secret }: Omit<AttemptDeps, 'wakeJobs'>): MiddlewareHandler<ApiEnvironment> {
  return async (context, next) => {
    const key = context.req.header('Idempotency-Key')
    const caller = key && callerOf(context.var, secret)
    if (!caller || context.req.method === 'GET') return next()
    // A visitor's answer brings a session: it is for the browser with the same cookies alone.
    const cookie = context.var.signedIn ? undefined : context.var.caller.cookie
    const { method, url } = context.req
    const call = JSON.stringify([caller, key, method, url, await contentOf(context), cookie])
    const name = createHmac('sha256', secret).update(`name of ${call}`).digest('base64url')
    await deleteOldAnswers(db, now())
    while (!(await claim(db, { name, caller, begun_at: now().toISOString() }))) {
      const known = await db.selectFrom('answered_call').selectAll().where('name', '=', name).executeTakeFirst()
      if (known?.status) return repeat(known.status, known.answer && (await unseal(secret, call, known.answer)))
      if (known && known.begun_at < ago(now(), PATIENCE)) throw conflict(UNFINISHED)
      await wait(INTERVAL)
    }
    await next()
    // The change is stored, whether its answer can be or not.
    await keepAnswer(db, name, context.res, (text) => seal(secret, call, text)).catch(() => undefined)
  }
}

function callerOf({ signedIn, apiKey, caller, isForm }: ApiEnvironment['Variables'], secret: string) {
  if (signedIn) return signedIn.staff.id
  if (apiKey) return `key ${apiKey.id}`
  return isForm ? `visitor ${pseudonymizeAddress(secret, caller.address ?? '')}` : undefined
}

async function keepAnswer(db: Db, name: string, answer: Response, close: (text: string) => Promise<string>) {
  // A refused call has changed nothing, and can be tried again.
  if (!answer.ok) return void (await db.deleteFrom('answered_call').where('name', '=', name).execute())
  const isJson = answer.headers.get('Content-Type')?.startsWith('application/json')
  // JSON has no line breaks of its own here.
  const text = isJson ? [...answer.headers.getSetCookie(), await answer.clone().text()].join('\n') : ''
  const kept = { status: answer.status, answer: isJson && text.length <= LONGEST ? await close(text) : null }
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

function repeat(status: number, answer: string | null | undefined): Response {
  if (!answer) throw conflict(UNREPEATABLE)
  const lines = answer.split('\n')
  const headers = new Headers({ 'Content-Type': 'application/json', 'Idempotent-Replayed': 'true' })
  for (const cookie of lines.slice(0, -1)) headers.append('Set-Cookie', cookie)
  return new Response(lines.at(-1), { status, headers })
}
