import { isAtLeast, leastPublisher } from '../../../contract/accounts/staff-roles.ts'
import type { Actor } from '../audit/audit.ts'
import { forbidden } from '../process/service-error.ts'
import { findFact, replaceFact } from '../store/facts.ts'
import type { Db } from '../store/schema.ts'

interface Drafted {
  drafted_by: string | null
  published_version: number | null
}

const FACT = 'editors-ask-approval'

/** Whether what editors write needs approval; what authors write always does. */
export async function doEditorsAsk(db: Db): Promise<boolean> {
  return (await findFact(db, FACT)) === 'yes'
}

export async function setEditorsAsk(tx: Db, isAsked: boolean): Promise<void> {
  await replaceFact(tx, FACT, isAsked ? 'yes' : 'no')
}

/** Whether this actor may change what visitors see. The program itself, which has no role, may. */
export async function mayPublish(db: Db, { id, role, apiKey }: Actor): Promise<boolean> {
  if (role === undefined) return id === null && apiKey === undefined
  return isAtLeast(role, 'bids') || isAtLeast(role, leastPublisher(await doEditorsAsk(db)))
}

/** @throws ServiceError forbidden. To be called wherever visitors would see a change of content. */
export async function requirePublisher({ tx, actor }: { tx: Db; actor: Actor }): Promise<void> {
  if (await mayPublish(tx, actor)) return
  throw forbidden('What you write needs approval: save a draft, and submit it for approval')
}

/** @throws ServiceError forbidden: authors change drafts of their own that were never published, and nothing else */
export function requireWriter({ actor: { id, role } }: { actor: Actor }, item: Drafted): void {
  if (role === undefined || isAtLeast(role, 'editor')) return
  if (role === 'author' && item.drafted_by === id && item.published_version === null) return
  throw forbidden('You may change drafts of your own that were never published: ask an editor')
}
