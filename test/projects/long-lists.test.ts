import { expect, test } from 'vitest'
import { ALL_PROJECTS_LIMIT } from '../../contract/limits.ts'
import { createTestApi } from '../create-test-api.ts'
import { raiseContentRevision } from '../../server/core/store/revision.ts'
import { StatementCounter } from '../../bench/statement-counter.ts'
import { createTestApp, describeOnEachEngine } from '../create-test-app.ts'
import { insertManyPublicProjects } from '../fixtures/many.ts'

const PATH = `/projects?limit=${ALL_PROJECTS_LIMIT}`

describeOnEachEngine('a list of all of 3,000 projects', (engine) => {
  test('says what its pages say, and begins before its last rows are read', async () => {
    const { db, errors } = await createTestApp(engine)
    await insertManyPublicProjects(db, 2_995)
    const counter = new StatementCounter()
    const api = createTestApi({
      db: db.withPlugin(counter),
      log: { info() {}, error: (...cause) => void errors.push(cause) },
    })
    const ask = async (query: string) => (await api.request(`/api/v1/projects?${query}`)).json()

    const response = await api.request(`/api/v1${PATH}`)
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
    const before = counter.statements
    let text = (await reader.read()).value!
    // One part has four statements, and the stream may have asked for the next one.
    expect(counter.statements - before).toBeLessThanOrEqual(8)
    expect(text.length).toBeGreaterThan(1_000)
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) text += piece.value
    expect(counter.statements - before).toBe(240)

    const whole = JSON.parse(text)
    const pages = await Promise.all([1, 2, 3, 4, 5, 6, 7].map((page) => ask(`limit=450&page=${page}`)))
    expect(whole.data).toEqual(pages.flatMap(({ data }) => data))
    expect(whole.meta).toEqual({ total: 3_000, page: 1, limit: ALL_PROJECTS_LIMIT })
    expect(text).toBe(JSON.stringify(whole))
    expect(await ask('limit=1000&page=3')).toEqual({
      data: whole.data.slice(2_000),
      meta: { total: 3_000, page: 3, limit: 1_000 },
    })
    expect(errors).toEqual([])
  })

  test('has each project once whatever staff do meanwhile, and blocks nobody', async () => {
    const { db, request } = await createTestApp(engine)
    await insertManyPublicProjects(db, 2_995)
    const response = await request(PATH)
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
    let text = (await reader.read()).value!
    await db.transaction().execute(async (tx) => {
      await raiseContentRevision(tx)
      await tx.deleteFrom('project').where('slug', '=', 'many-2000').execute()
      await tx.updateTable('project').set({ sort_order: 0 }).where('slug', '=', 'many-2500').execute()
    })
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) text += piece.value
    const { data, meta } = JSON.parse(text)
    expect(new Set(data.map(({ slug }: { slug: string }) => slug)).size).toBe(2_999)
    expect([data.length, meta.total, data.at(-1).slug]).toEqual([2_999, 2_999, 'many-2995'])
  })

  test('answers 304 until content changes', async () => {
    const { db, request } = await createTestApp(engine)
    await insertManyPublicProjects(db, 600)
    const first = await request(PATH)
    await first.text()
    const headers = { 'If-None-Match': first.headers.get('ETag')! }
    expect([first.headers.get('Cache-Control'), (await request(PATH, { headers })).status]).toEqual(['no-cache', 304])
    await raiseContentRevision(db)
    expect((await request(PATH, { headers })).status).toBe(200)
  })
})
