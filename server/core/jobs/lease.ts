import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { CLAIM, claimJob, deleteClaimed, findJob, insertJobOnce, renewLease } from './job-store.ts'
import type { Db } from '../store/schema.ts'
import { OperatorError } from '../process/operator-error.ts'

/** Milliseconds without a renewal after which another process takes over. */
export const LEASE = 15_000

/** Another process of this store does the same at present. */
export class ClaimHeldError extends OperatorError {
  override name = 'ClaimHeldError'
}

/** Renews a lease until it ends. @returns `lost` aborts when it was taken over, requeued or deleted */
export function holdLease(db: Db, claim: { id: number; holder: string }, now: () => Date, interval = LEASE / 3) {
  const lost = new AbortController()
  const renew = async () => {
    const leaseEnd = new Date(now().getTime() + LEASE).toISOString()
    // Nobody can take it over while the database is away.
    const isHeld = await renewLease(db, { ...claim, leaseEnd }).catch(() => true)
    if (!isHeld) lost.abort(new Error('Another process has taken this over, or it was cancelled'))
  }
  const heartbeat = setInterval(() => void renew(), interval)
  return { lost: lost.signal, end: () => clearInterval(heartbeat) }
}

/**
 * Works while this process holds the claim of a name: one process of all that share the store. A successor takes it
 * over when the lease of a dead holder has run out; children of the holder are dead before that (child-process.ts).
 *
 * @throws ClaimHeldError
 */
export async function withClaim<Result>(
  db: Db,
  name: string,
  work: (lost: AbortSignal) => Promise<Result>,
  now = () => new Date(),
): Promise<Result> {
  const kind = CLAIM + name
  const at = now().toISOString()
  const leaseEnd = new Date(now().getTime() + LEASE).toISOString()
  const holder = `process ${process.pid} on ${hostname()}, ${randomUUID()}`
  await insertJobOnce(db, { kind, subject: '', created_at: at, due_at: at })
  const claimed = await claimJob(db, { kinds: [kind], now: at, holder, leaseEnd })
  if (!claimed) {
    const [other] = (await findJob(db, kind, ''))?.lease_holder?.split(', ') ?? []
    throw new ClaimHeldError(
      `Another ${name} is running${other ? ` (${other})` : ''}: wait until it is done, or for 15 seconds if it was killed`,
    )
  }
  const claim = { id: claimed.id, holder }
  const lease = holdLease(db, claim, now)
  try {
    return await work(lease.lost)
  } finally {
    lease.end()
    await deleteClaimed(db, claim).catch(() => undefined)
  }
}
