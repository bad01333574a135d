import { createHash } from 'node:crypto'
import type { JobHandler } from '../core/jobs/handler.ts'
import { lockContent } from '../core/content/store/content-items.ts'
import { findFact, replaceFact } from '../core/store/facts.ts'
import { insertJobOnce } from '../core/jobs/job-store.ts'
import { hasContent, raiseContentRevision } from '../core/store/revision.ts'
import type { Db } from '../core/store/schema.ts'
import { listIndexedIds, deleteUnusedWords } from './store/search-documents.ts'
import { kindFor } from '../core/content/kinds.ts'
import { nextTurn } from '../core/process/next-turn.ts'
import { fixedPageDocuments, INDEXED_ENTITIES, indexFixed, indexItem } from './search-index.ts'

/** What is known of the index: by which version it was made. */
const FACT = 'search-index'
/** Of the analysis: raise it when words.ts or documents.ts change. */
const ANALYSIS = 2
/** Another one when the pages or their names, or what is indexed, change. */
const VERSION = `${ANALYSIS}-${createHash('sha256')
  .update(JSON.stringify([INDEXED_ENTITIES, fixedPageDocuments()]))
  .digest('hex')
  .slice(0, 12)}`
const REBUILD_JOB = 'build-search-index'
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

/** Builds the index in small transactions. Writers meanwhile keep it right for what they publish. */
export function createRebuildHandler({ db }: { db: Db }): JobHandler {
  return {
    kind: REBUILD_JOB,
    attempts: Infinity,
    async run(_job, signal) {
      const inTurn = (work: (tx: Db) => Promise<void>) =>
        db.transaction().execute(async (tx) => {
          await lockContent(tx, 'projects')
          await work(tx)
        })
      for (const entity of INDEXED_ENTITIES) {
        const ids = new Set([...(await kindFor(entity).listIds(db)), ...(await listIndexedIds(db, entity))])
        for (const chunk of chunksOf([...ids])) {
          signal.throwIfAborted()
          await inTurn(async (tx) => {
            for (const id of chunk) await indexItem(tx, entity, id)
          })
          await nextTurn()
        }
      }
      // Last: the loop has removed those that are gone.
      await inTurn(indexFixed)
      await inTurn(deleteUnusedWords)
      // What was answered from a part of the index is answered again.
      const write = async (tx: Db) => {
        await raiseContentRevision(tx)
        await replaceFact(tx, FACT, VERSION)
      }
      return { state: 'done', write }
    },
  }
}

function chunksOf(ids: number[]): number[][] {
  return Array.from({ length: Math.ceil(ids.length / CHUNK) }, (_, index) =>
    ids.slice(index * CHUNK, (index + 1) * CHUNK),
  )
}
