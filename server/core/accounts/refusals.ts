import type { Context } from 'hono'
import type { ApiEnvironment } from '../api/router.ts'
import type { Actor, AuditedAction } from '../audit/audit.ts'
import type { WriteDeps } from '../audit/writing.ts'
import type { Log } from '../process/log.ts'
import { ServiceError } from '../process/service-error.ts'
import { isUnavailable } from '../process/unavailable.ts'
import { writeWithoutWaiting } from '../store/engine.ts'
import type { Db } from '../store/schema.ts'
import { actorOf } from './access.ts'
import { bearsApiKey, readApiKey } from './api-keys.ts'
import { countTogether, noteMilestone, stranger } from './attempts.ts'

type RefusalDeps = Pick<WriteDeps, 'db' | 'now'>

/** A wrong passkey, key or call, for the audit log. @param key those with the same one are counted together */
export async function noteRefusal({ db, now }: RefusalDeps, actor: Actor, key: string, entry: AuditedAction) {
  const time = now()
  const count = async (tx: Db) => noteMilestone(tx, actor, time, await countTogether(tx, `refused ${key}`, time), entry)
  await writeWithoutWaiting(db, (free: Db) => free.transaction().execute(count))
}

/** Notes refused keys, and calls that go beyond a role or the scopes of a key. Not those without a session: nginx does. */
export async function noteRefusedCall(
  deps: RefusalDeps & { log: Log },
  error: Error,
  context: Context<ApiEnvironment>,
): Promise<void> {
  if (!(error instanceof ServiceError)) return
  const { apiKey, signedIn, caller } = context.var
  const authorization = context.req.header('Authorization')
  const reason = error.message.split(': ')[0]!
  const { method, path } = context.req
  try {
    if (error.code === 'unauthorized' && bearsApiKey(authorization))
      await noteRefusal(deps, stranger(caller.address), reason, {
        action: 'key-refused',
        entity: 'api-keys',
        label: `${readApiKey(authorization).prefix ?? 'no key'}: ${reason}`,
      })
    else if (error.code === 'forbidden') {
      const actor = apiKey || signedIn ? actorOf(context) : stranger(caller.address)
      const label = `${method} ${path}: ${reason}`
      await noteRefusal(deps, actor, actor.id ?? actor.email, { action: 'call-refused', entity: 'call', label })
    }
  } catch (fault) {
    // The refusal itself is still answered.
    if (!isUnavailable(fault)) deps.log.error('A refused call could not be noted', fault)
  }
}
