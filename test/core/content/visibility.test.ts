import { expect, test } from 'vitest'
import { CONTENT_ENTITIES, kindOf } from '../../../contract/kinds/index.ts'
import { fieldsOf } from '../../../contract/kinds/kind.ts'
import { signIn } from '../accounts/staff.ts'
import { createTestApp, describeOnEachEngine } from '../../create-test-app.ts'

/** Stands in no fixture. */
const MARKER = 98_765_432.5

const COORDINATE = 85.345678
const POINT = { type: 'Point', coordinates: [COORDINATE, 27.6] }

/** Values of the fields that visitors must not read: those of another visibility, and money that is hidden. */
function hiddenValues(entity: (typeof CONTENT_ENTITIES)[number]) {
  return fieldsOf(kindOf(entity)).flatMap(([name, { type, visibility = 'public' }]): [string, unknown][] => {
    if (type === 'money') return [[name, { amount: MARKER, currency: 'NPR', isPublic: false }]]
    if (type === 'geometry') return [[name, { geometry: POINT, visibility: 'bids' }]]
    // The point of the other fields.
    if (type === 'districts' || type === 'localLevels') return [[name, []]]
    return visibility === 'public' ? [] : [[name, type === 'number' ? MARKER : String(MARKER)]]
  })
}

describeOnEachEngine('what is not public', (engine) => {
  test('is in no answer to visitors, of any call and any kind', async () => {
    const app = await createTestApp(engine)
    const editor = await signIn(app, 'editor')
    const hidden = CONTENT_ENTITIES.map((entity) => ({ entity, values: hiddenValues(entity) })).filter(
      ({ values }) => values.length > 0,
    )
    expect(hidden.length).toBeGreaterThan(0)
    for (const { entity, values } of hidden) {
      const { data } = await (await editor.call('GET', `/content/${entity}`)).json()
      for (const { id } of data)
        expect((await editor.call('PATCH', `/${entity}/${id}`, Object.fromEntries(values))).status).toBe(200)
    }
    const { data: projects } = await (await app.request('/projects')).json()
    const { paths } = await (await app.request('/openapi.json')).json()
    const lists = Object.keys(paths).filter((path) => paths[path].get && !path.includes('{'))
    const details = projects.map(({ slug }: { slug: string }) => `/projects/slug/${slug}`)
    for (const path of [...lists, ...details].map((path: string) => path.replace('/api/v1', ''))) {
      const text = await (await app.request(path)).text()
      for (const marker of [MARKER, COORDINATE]) expect(text, path).not.toContain(String(marker))
    }
    // The marker is there to be found.
    const record = await (await editor.call('GET', `/content/projects/${projects[0].id}`)).text()
    for (const marker of [MARKER, COORDINATE]) expect(record).toContain(String(marker))
  })
})
