import { expect, test } from 'vitest'
import type { ProjectTexts } from '../../contract/row-proposals/row-proposals.ts'
import { readPartnerNames, findScope, findQuantities } from '../../server/row-proposals/read-rows.ts'
import { signIn, visitor } from '../core/accounts/staff.ts'
import { createTestApp, describeOnEachEngine } from '../create-test-app.ts'

describeOnEachEngine('texts of projects that could be rows', (engine) => {
  const open = async () => {
    const app = await createTestApp(engine)
    const editor = await signIn(app, 'editor')
    const send = async (method: string, path: string, body?: object) => {
      const response = await editor.call(method, path, body)
      return { status: response.status, ...((await response.json()) as { data: never; message?: string }) }
    }
    const make = async (path: string, body: object): Promise<number> =>
      ((await send('POST', path, { ...body, publish: true })) as unknown as { data: { id: number } }).data.id
    const textsOf = async (id: number) =>
      ((await send('GET', '/row-proposals?limit=1000')).data as ProjectTexts[]).find((one) => one.id === id)?.texts ??
      []
    return {
      app,
      send,
      make,
      textsOf,
    }
  }
  const PROJECT = { title: 'A road', code: 'T-1', status: 'completed' }

  test('are listed with what they could be; one is taken into a draft, and leaves the list', async () => {
    const { send, make, textsOf, app } = await open()
    const firm = await make('/firms', { name: 'Kalpit Planners Pvt. Ltd.' })
    const id = await make('/projects', {
      ...PROJECT,
      size: { amount: 42.5, unit: 'Kilometres' },
      jointVenture: 'JV with Kalpit Planners Pvt Ltd and Nobody Knows Consult.',
      description: '<p>The bridge has a span of 1,250 m span over 12 ha &amp; more.</p>',
    })
    const texts = await textsOf(id)
    expect(texts).toMatchObject([
      { field: 'size', text: '42.5 Kilometres', rows: [{ field: 'quantities', label: 'Length: 42.5 km' }] },
      { field: 'jointVenture', rows: [{ label: 'Kalpit Planners Pvt. Ltd.' }], unknown: ['Nobody Knows Consult'] },
      { field: 'description', rows: [{ label: 'Span: 1,250 m' }, { label: 'Area: 12 ha' }] },
    ])
    const take = (index: number) => send('POST', `/row-proposals/${id}/rows`, { key: texts[index]!.key, row: 0 })
    expect([(await take(0)).status, (await take(1)).status]).toEqual([200, 200])
    const [live] = await app.db.selectFrom('project_quantity').selectAll().where('project_id', '=', id).execute()
    expect(live, 'visitors see no draft').toBeUndefined()
    const { document } = await app.db
      .selectFrom('content_version')
      .select('document')
      .where('entity', '=', 'projects')
      .where('item_id', '=', id)
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    expect(JSON.parse(document)).toMatchObject({
      quantities: [{ measure: 'length', amount: 42.5 }],
      partners: [{ firmId: firm, part: 'member' }],
    })
    expect((await textsOf(id)).map(({ field }) => field)).toEqual(['jointVenture', 'description'])
    const again = await take(0)
    expect([again.status, again.message]).toEqual([409, 'This text has changed since: look at the list again'])
  })

  test('a sentence that names one service exactly becomes a row of what was done', async () => {
    const { send, make, textsOf, app } = await open()
    const serviceId = await make('/services', { name: 'Slope stability study', slug: 'slopes-study', summary: 'It' })
    const done = 'A slope stability study of the cut was made in 2019.'
    const id = await make('/projects', { ...PROJECT, description: `<p>It rained. ${done}</p>` })
    const [text] = await textsOf(id)
    expect(text).toMatchObject({ rows: [{ field: 'scope', label: `Slope stability study: ${done}` }] })
    expect((await send('POST', `/row-proposals/${id}/rows`, { key: text!.key, row: 0 })).status).toBe(200)
    const versions = app.db.selectFrom('content_version').select('document').where('entity', '=', 'projects')
    const { document } = await versions.where('item_id', '=', id).orderBy('number', 'desc').executeTakeFirstOrThrow()
    expect(JSON.parse(document).scope).toMatchObject([{ serviceId, sentence: { en: done } }])
    expect(await textsOf(id)).toEqual([])
  })

  test('are kept by a click, until they change', async () => {
    const { send, make, textsOf } = await open()
    const id = await make('/projects', { ...PROJECT, size: { amount: 200, unit: 'beds' } })
    const [beds] = await textsOf(id)
    expect(beds).toMatchObject({ text: '200 beds', rows: [], unknown: [] })
    expect((await send('POST', `/row-proposals/${id}/kept`, { key: beds!.key })).status).toBe(200)
    expect(await textsOf(id)).toEqual([])
    await send('PATCH', `/projects/${id}`, { size: { amount: 300, unit: 'beds' } })
    expect(await textsOf(id)).toMatchObject([{ text: '300 beds' }])
    expect((await send('POST', '/row-proposals/999999/kept', { key: 'x' })).status).toBe(404)
  })

  test('are for staff alone', async () => {
    const { app } = await open()
    expect((await visitor(app).call('GET', '/row-proposals')).status).toBe(401)
  })
})

test.each([
  ['JV with A and B Pvt. Ltd.', ['A', 'B Pvt. Ltd.']],
  ['In joint venture with Alpha & Sons, Beta Consult.', ['Alpha', 'Sons', 'Beta Consult']],
  ['With an urban planning firm of Kathmandu', []],
  ['With two bridge design firms, one of them abroad', []],
  ['काठमाडौँको एक फर्मसँग', []],
])('%s names %j', (text, names) => {
  expect(readPartnerNames(text)).toEqual(names)
})

test.each([
  ['Construction supervision of two lots. Trail bridges shorten the walk.', [2]],
  ['Bridges and roads.', []],
  ['Structural design and construction supervision of both.', []],
  ['Architecture and structural design of a school', [4]],
])('%s names the services %j', (text, ids) => {
  const names = ['Bridges', 'Construction supervision', 'Structural design', 'Architecture and structural design']
  const services = names.map((name, place) => ({ id: place + 1, name }))
  expect(findScope(text, services).map(({ serviceId }) => serviceId)).toEqual(ids)
})

test.each([
  ['Detailed design of 23.5 km with 61 culverts in 2019', [{ measure: 'length', amount: 23.5 }]],
  ['२३.५ किलोमिटर सडक', [{ measure: 'length', amount: 23.5 }]],
  ['a plant of 46kW, and one of 1,200 kW.', [{ measure: 'capacity', amount: 1.2 }]],
  ['1,140 ha for 20 years at 1:500', [{ measure: 'area', amount: 1140 }]],
])('%s says %j', (text, quantities) => {
  expect(findQuantities(text)).toEqual(quantities)
})
