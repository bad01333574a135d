import type { Kysely, KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import { searchQuerySchema } from '../../contract/search/search.ts'
import { LOADER } from '../../server/core/content/registration.ts'
import { changeContent, createContent, orderContent } from '../../server/core/content/saving.ts'
import { publishContent, unpublishContent } from '../../server/core/content/publication.ts'
import { PUBLICATION, createScheduleHandler, setSchedule } from '../../server/core/content/schedules.ts'
import { recoverContent, trashContent } from '../../server/core/content/trash.ts'
import { createRebuildHandler, queueIndexRebuild } from '../../server/search/index-jobs.ts'
import { search } from '../../server/search/search.ts'
import { ServiceError } from '../../server/core/process/service-error.ts'
import { putJob } from '../../server/core/jobs/job-store.ts'
import type { Database } from '../../server/core/store/schema.ts'
import { createTestApp, describeWhereSqlDiffers, NOW } from '../create-test-app.ts'
import { runDueJobs } from '../core/jobs/run-jobs.ts'

/** All that the index holds, in words. */
async function readIndex(db: Kysely<Database>): Promise<string[]> {
  const words = await db.selectFrom('search_word').selectAll().execute()
  const textOf = new Map(words.map(({ id, word, key }) => [id, `${word} ${key}`]))
  const documents = await db
    .selectFrom('search_document')
    .select(['entity', 'item_id', 'path', 'texts', 'words'])
    .execute()
  return documents
    .flatMap(({ words: ids, ...document }) =>
      Object.entries(JSON.parse(ids) as Record<string, number[]>).flatMap(([weight, ofWeight]) =>
        ofWeight.map((id) => `${Object.values(document).join(' ')} ${textOf.get(id)} ${weight}`),
      ),
    )
    .toSorted()
}

/** Results of a process that has asked before; a new one reads the whole index. */
async function askAll(db: Kysely<Database>): Promise<unknown[]> {
  const queries = ['road', 'bridge', 'changed', 'client', 'kaski', 'trail bridge', 'सडक', 'survey design', 'e']
  return Promise.all(queries.map((q) => search(db, searchQuerySchema.parse({ q }), NOW)))
}

async function rebuild(db: Kysely<Database>): Promise<void> {
  const at = NOW.toISOString()
  await putJob(db, { kind: 'build-search-index', subject: 'test', created_at: at, due_at: at })
  await runDueJobs(db, [createRebuildHandler({ db })])
}

/** Another process, for what is kept in memory of each. */
const NOTHING: KyselyPlugin = { transformQuery: ({ node }) => node, transformResult: async ({ result }) => result }

/** Numbers that look random, and are the same in every run. */
function sequence(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

describeWhereSqlDiffers('the search index', (engine) => {
  test('is equal to the content after many changes of every sort', async () => {
    const { db, reads } = await createTestApp(engine)
    const pick = sequence(7)
    const deps = { db, actor: { id: null, email: LOADER, role: 'owner', address: undefined } as const, now: () => NOW }
    const refused: string[] = []
    for (let step = 0; step < 30; step += 1) {
      const items = await db
        .selectFrom('content_item')
        .select(['entity', 'item_id', 'title'])
        .orderBy('entity')
        .orderBy('item_id')
        .execute()
      const { entity, item_id: id, title } = items[pick(items.length)]!
      const name =
        entity === 'news' || entity === 'services' || entity === 'clients' || entity === 'teams' ? 'name' : 'title'
      const actions = [
        () => changeContent(deps, entity, id, { [name]: `${title} changed${step}` }, { publish: pick(2) === 0 }),
        () => publishContent(deps, entity, id, undefined),
        () => unpublishContent(deps, entity, id),
        () => trashContent(deps, entity, id),
        () => recoverContent(deps, entity, id),
        () => setSchedule(deps, PUBLICATION, entity, id, { at: '2026-11-21T10:00:00.000Z', seen: undefined }),
        () => createContent(deps, 'clients', { name: `Client ${step}`, kind: 'local' }, { publish: pick(2) === 0 }),
        () =>
          orderContent(
            deps,
            'projects',
            items.filter((item) => item.entity === 'projects').map((item) => item.item_id),
          ),
      ]
      await actions[pick(actions.length)]!().catch((error: unknown) => {
        if (!(error instanceof ServiceError)) throw error
        refused.push(error.message)
      })
      // The memory follows each change, and is not loaded anew.
      await search(reads, searchQuerySchema.parse({ q: 'changed' }), NOW)
    }
    await runDueJobs(
      db,
      [
        createScheduleHandler(
          { db, log: { info() {}, error() {} }, now: () => new Date('2026-11-21T11:00:00Z') },
          PUBLICATION,
        ),
      ],
      {
        now: () => new Date('2026-11-21T11:00:00Z'),
      },
    )
    expect(refused.length).toBeLessThan(22)
    const kept = await readIndex(db)
    const answers = await askAll(reads)
    expect(answers).toEqual(await askAll(db.withPlugin(NOTHING)))
    await db.deleteFrom('search_document').execute()
    await rebuild(db)
    expect(kept).toEqual(await readIndex(db))
    expect(kept.length).toBeGreaterThan(100)
    expect(await askAll(reads)).toEqual(answers)
  })

  test('forgets what is not there any more, when it is built again', async () => {
    const { db } = await createTestApp(engine)
    const before = await readIndex(db)
    await db
      .updateTable('search_document')
      .set({ item_id: 999 })
      .where('entity', '=', 'teams')
      .where('item_id', '=', 1)
      .execute()
    await db.insertInto('search_word').values({ word: 'unused', key: 'unsd' }).execute()
    await rebuild(db)
    expect(await readIndex(db)).toEqual(before)
    expect(await db.selectFrom('search_word').select('id').where('word', '=', 'unused').execute()).toEqual([])
  })

  test('is built in the background in a store from before; until then texts are searched', async () => {
    const { db, request } = await createTestApp(engine)
    await db.deleteFrom('search_document').execute()
    await db.updateTable('store_fact').set({ value: '1' }).where('name', '=', 'search-index').execute()
    const totalOf = async (path: string) => (await (await request(path)).json()).meta.total as number
    expect(await totalOf('/projects?search=trail')).toBe(1)
    expect(await totalOf('/projects?search=kaaski')).toBe(0)
    expect((await (await request('/search?q=trail')).json()).meta.isComplete).toBe(false)
    await queueIndexRebuild(db, NOW)
    await queueIndexRebuild(db, NOW)
    await runDueJobs(db, [createRebuildHandler({ db })])
    expect(await totalOf('/projects?search=kaaski')).toBe(2)
    expect((await (await request('/search?q=trail')).json()).meta).toMatchObject({ isComplete: true, total: 2 })
    for (const q of ['our team', 'IAB', 'profile']) expect(await totalOf(`/search?q=${q}`), q).toBe(1)
    await queueIndexRebuild(db, NOW)
    expect(await db.selectFrom('job').select('state').where('kind', '=', 'build-search-index').execute()).toEqual([
      { state: 'done' },
    ])
  })
})
