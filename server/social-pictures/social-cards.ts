import type { Kysely } from 'kysely'
import type { ContentEntity } from '../../contract/kinds/index.ts'
import type { ContentItem } from '../core/content/store/content-items.ts'
import { putJob } from '../core/jobs/job-store.ts'
import type { Database } from '../core/store/schema.ts'

/** Subject: the path of a page, or OVERVIEWS. */
export const CARD_JOB = 'social-card'
/** Compares every card with its page; recurring. */
export const ALL_CARDS_JOB = 'social-cards'
export const OVERVIEWS = '*'

/** Their names are on the cards of other items. */
const NAMED_ELSEWHERE = new Set<ContentEntity>(['settings', 'clients', 'categories'])
/** Milliseconds: edits often come in rows. */
const EDITS_IN_A_ROW = 10_000

/** Queues the cards that a change of an item concerns. In its transaction. */
export async function queueCards(tx: Kysely<Database>, { entity, path }: ContentItem, at: string): Promise<void> {
  const due = { created_at: at, due_at: at }
  // The address of a filtered list has no card of its own.
  if (path !== null && !path.includes('?')) await putJob(tx, { kind: CARD_JOB, subject: path, ...due })
  await putJob(tx, { kind: CARD_JOB, subject: OVERVIEWS, ...due })
  if (NAMED_ELSEWHERE.has(entity)) await queueAllCards(tx, at)
}

export async function queueAllCards(tx: Kysely<Database>, at: string): Promise<void> {
  const due_at = new Date(Date.parse(at) + EDITS_IN_A_ROW).toISOString()
  await putJob(tx, { kind: ALL_CARDS_JOB, subject: '', created_at: at, due_at })
}
