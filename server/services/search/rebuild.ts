import type { Kysely } from 'kysely'
import type { JobHandler } from '../../jobs/handler.ts'
import { lockContent } from '../../store/content-items.ts'
import { findFact, replaceFact } from '../../store/facts.ts'
import { insertJobOnce } from '../../store/jobs.ts'
import { raiseContentRevision } from '../../store/revision.ts'
import type { Database } from '../../store/schema.ts'
import { listIndexedIds } from '../../store/search-documents.ts'
import { deleteUnusedWords } from '../../store/search-words.ts'
import { KINDS } from '../content/kinds.ts'
import { nextTurn } from '../../next-turn.ts'
import { INDEXED_ENTITIES, indexItem, indexPlaces } from './search-index.ts'

/** What is known of the index: by which version of the analysis it was made. Raise it when words.ts or documents.ts change. */
const FACT = 'search-index'
const VERSION = '1'
const REBUILD_JOB = 'build-search-index'
/** Items in one transaction. */
const CHUNK = 20

const answers = new WeakMap<Kysely<Database>, Promise<boolean>>()

/** Whether the index holds all content. Once it does, it stays so; until then, concurrent callers share one query. */
export function isIndexComplete(db: Kysely<Database>): Promise<boolean> {
  const known = answers.get(db)
  if (known) return known
  const answer = findFact(db, FACT).then((version) => version === VERSION)
  answers.set(db, answer)
  const forget = () => void answers.delete(db)
  answer.then((isComplete) => isComplete || forget(), forget)
  return answer
}

/** Queues the building of an index that is not complete: after an upgrade. Done at every start. */
export async function queueIndexRebuild(db: Kysely<Database>, now: Date): Promise<void> {
  if (await isIndexComplete(db)) return
  const at = now.toISOString()
  await insertJobOnce(db, { kind: REBUILD_JOB, subject: VERSION, created_at: at, due_at: at })
}

/** Builds the index in small transactions. Writers meanwhile keep it right for what they publish. */
export function createRebuildHandler({ db }: { db: Kysely<Database> }): JobHandler {
  return {
    kind: REBUILD_JOB,
    attempts: Infinity,
    async run(_job, signal) {
      const inTurn = (work: (tx: Kysely<Database>) => Promise<void>) =>
        db.transaction().execute(async (tx) => {
          await lockContent(tx, 'projects')
          await work(tx)
        })
      await inTurn(indexPlaces)
      for (const entity of INDEXED_ENTITIES) {
        const ids = new Set([...(await KINDS[entity].listIds(db)), ...(await listIndexedIds(db, entity))])
        for (const chunk of chunksOf([...ids])) {
          signal.throwIfAborted()
          await inTurn(async (tx) => {
            for (const id of chunk) await indexItem(tx, entity, id)
          })
          await nextTurn()
        }
      }
      await inTurn(deleteUnusedWords)
      // What was answered from a part of the index is answered again.
      const write = async (tx: Kysely<Database>) => {
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
