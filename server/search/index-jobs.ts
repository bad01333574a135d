import { hash } from 'node:crypto'
import type { ContentEntity } from '../../contract/kinds/index.ts'
import { kindFor, referencesTo } from '../core/content/kinds.ts'
import { lockContent } from '../core/content/store/content-items.ts'
import { listReferences } from '../core/content/store/content-users.ts'
import type { Events } from '../core/jobs/events.ts'
import type { JobHandler } from '../core/jobs/handler.ts'
import { insertJobOnce, putJob } from '../core/jobs/job-store.ts'
import { HOUR } from '../core/process/durations.ts'
import { nextTurn } from '../core/process/next-turn.ts'
import { findFact, replaceFact } from '../core/store/facts.ts'
import { inParts } from '../core/store/paging.ts'
import { hasContent, raiseContentRevision } from '../core/store/revision.ts'
import type { Db } from '../core/store/schema.ts'
import { hasBeenSearched } from '../facts/public.ts'
import { fixedPageDocuments, INDEXED_ENTITIES, indexFixed, indexItem } from './search-index.ts'
import { deleteUnusedWords, listIndexedIds } from './store/search-documents.ts'

/** The record of the index: by which version it was made. */
const FACT = 'search-index'
/** Of the analysis: raise it when words.ts or documents.ts change. */
const ANALYSIS = 3
/** Another one when the pages or their names, or what is indexed, change. */
const VERSION = `${ANALYSIS}-${hash('sha256', JSON.stringify([INDEXED_ENTITIES, fixedPageDocuments()])).slice(0, 12)}`
const REBUILD_JOB = 'build-search-index'
const FACT_JOB = 'index-projects-with-fact'
/** Items in one transaction. */
const CHUNK = 20

const answers = new WeakMap<Db, Promise<boolean>>()

/** Whether the index holds all content. Once it does, it stays so; until then, concurrent callers share one query. */
export function isIndexComplete(db: Db): Promise<boolean> {
  const known = answers.get(db)
  if (known) return known
  const answer = findFact(db, FACT).then((version) => version === VERSION)
  answers.set(db, answer)
  const forget = () => void answers.delete(db)
  answer.then((isComplete) => isComplete || forget(), forget)
  return answer
}

/** Queues the building of an index that is not complete: after an upgrade. Done at every start, before content is loaded. */
export async function queueIndexRebuild(db: Db, now: Date): Promise<void> {
  if (await isIndexComplete(db)) return
  if (!(await hasContent(db))) return db.transaction().execute(indexEmptyStore)
  const at = now.toISOString()
  await insertJobOnce(db, { kind: REBUILD_JOB, subject: VERSION, created_at: at, due_at: at })
}

/** The index of a store that nobody has written to: content writes its own documents. */
export async function indexEmptyStore(tx: Db): Promise<void> {
  await lockContent(tx, 'projects')
  for (const id of await kindFor('pages').listIds(tx)) await indexItem(tx, 'pages', id)
  await indexFixed(tx)
  await replaceFact(tx, FACT, VERSION)
}

/** Excludes writers of content while it works. */
const inTurn = (db: Db, work: (tx: Db) => Promise<void>) =>
  db.transaction().execute(async (tx) => {
    await lockContent(tx, 'projects')
    await work(tx)
  })

/** In small transactions. Writers meanwhile keep the index right for what they publish. */
async function indexAll(db: Db, entity: ContentEntity, ids: number[], signal: AbortSignal, also?: typeof indexFixed) {
  for (const chunk of inParts(ids, CHUNK)) {
    signal.throwIfAborted()
    await inTurn(db, async (tx) => {
      for (const id of chunk) await indexItem(tx, entity, id)
      await also?.(tx)
    })
    await nextTurn()
  }
}

/** Builds the whole index. */
export function createRebuildHandler({ db }: { db: Db }): JobHandler {
  return {
    kind: REBUILD_JOB,
    attempts: Infinity,
    async run(_job, signal) {
      for (const entity of INDEXED_ENTITIES) {
        const ids = new Set([...(await kindFor(entity).listIds(db)), ...(await listIndexedIds(db, entity))])
        await indexAll(db, entity, [...ids], signal)
      }
      // Last: the loop has removed those that are gone.
      await inTurn(db, indexFixed)
      await inTurn(db, deleteUnusedWords)
      // An answer from a part of the index is given again.
      const write = async (tx: Db) => {
        await raiseContentRevision(tx)
        await replaceFact(tx, FACT, VERSION)
      }
      return { state: 'done', write }
    },
  }
}

/** Indexes the projects that have a value of a fact: all once more after a kill, or when the fact is published meanwhile. */
export function createFactHandler({ db }: { db: Db }): JobHandler {
  return {
    kind: FACT_JOB,
    attempts: Infinity,
    timeout: HOUR,
    // Each part raises the revision: otherwise results would lack the projects whose documents are new.
    run: async ({ subject }, signal) =>
      indexAll(db, 'projects', await listProjectsWith(db, Number(subject)), signal, raiseContentRevision),
  }
}

/** A sort position is no part of the index. */
export async function indexPublished(tx: Db, { item, action, at }: Events['published']): Promise<void> {
  if (action === 'order') return
  await (item.entity === 'facts' ? queueFact(tx, item.item_id, at) : indexItem(tx, item.entity, item.item_id))
}

/** The published projects that have a value of this fact. */
async function listProjectsWith(db: Db, factId: number): Promise<number[]> {
  const reference = referencesTo('facts').find(({ entity, of }) => entity === 'projects' && !of)!
  return (await listReferences(db, reference, [factId])).map(({ user }) => user)
}

/** Projects may be found by its values now, or no more. */
async function queueFact(tx: Db, id: number, at: string): Promise<void> {
  if (!(await hasBeenSearched(tx, id))) return
  await putJob(tx, { kind: FACT_JOB, subject: String(id), created_at: at, due_at: at })
}
