import { expect, test } from 'vitest'
import { CONTENT_ENTITIES, kindOf } from '../../../contract/kinds/index.ts'
import type { Field } from '../../../contract/fields/field.ts'
import { fieldsOf } from '../../../contract/fields/kind.ts'
import { signIn } from '../accounts/staff.ts'
import { createTestApp, describeOnEachEngine } from '../../create-test-app.ts'
import { MARKER, markedRow, markedValue, VALUE_MARKERS } from './marked-values.ts'

/** A row with what visitors must not read; what else it needs is harmless. */
function hiddenRow(table: Field, person: number): object {
  const isHidden = ({ visibility = 'public' }: Field) =>
    visibility !== 'public' || table.visibility === 'bids' || table.consent !== undefined
  return markedRow(table, isHidden, person)
}

/** Values of the fields that visitors must not read: of another visibility, without consent, and money that is hidden. */
function hiddenValues(entity: (typeof CONTENT_ENTITIES)[number], person: number) {
  return fieldsOf(kindOf(entity)).flatMap(([name, field]): [string, unknown][] => {
    const { type, visibility = 'public', consent, hidesBy } = field
    if (hidesBy === 'isPublic') return [[name, { amount: MARKER, currency: 'NPR', isPublic: false }]]
    if (hidesBy !== undefined) return [[name, markedValue(field)]]
    // The point of the other fields.
    if (type === 'districts' || type === 'localLevels') return [[name, []]]
    const hasHidden = Object.values(field.columns ?? {}).some((column) => column.visibility !== undefined)
    if (visibility === 'public' && consent === undefined && !hasHidden) return []
    // Fields that say who may read, and when somebody leaves, have tests of their own.
    if (visibility === 'staff' && (type !== 'table' || field.columns?.['factId'])) return []
    return [[name, type === 'table' ? [hiddenRow(field, person)] : markedValue(field)]]
  })
}

describeOnEachEngine('content that is not public', (engine) => {
  test('is in no answer to visitors, of any call and any kind', async () => {
    const app = await createTestApp(engine)
    const writer = await signIn(app, 'bids')
    const { data: people } = await (await app.request('/teams')).json()
    // With a page, and projects that are public: nothing else is.
    for (const { id } of people)
      await writer.call('PATCH', `/teams/${id}`, { consentedOn: '2026-01-01', projectsFor: 'public' })
    const hidden = CONTENT_ENTITIES.map((entity) => ({ entity, values: hiddenValues(entity, people[0].id) })).filter(
      ({ values }) => values.length > 0,
    )
    expect(hidden.length).toBeGreaterThan(0)
    for (const { entity, values } of hidden) {
      const { data } = await (await writer.call('GET', `/content/${entity}`)).json()
      for (const { id } of data)
        expect(await (await writer.call('PATCH', `/${entity}/${id}`, Object.fromEntries(values))).json()).toMatchObject(
          { data: { id } },
        )
    }
    const { data: projects } = await (await app.request('/projects')).json()
    const { paths } = await (await app.request('/openapi.json')).json()
    const lists = Object.keys(paths).filter((path) => paths[path].get && !path.includes('{'))
    const details = projects.map(({ slug }: { slug: string }) => `/projects/slug/${slug}`)
    const { data: paged } = await (await app.request('/teams')).json()
    for (const { slug } of paged) details.push(`/teams/slug/${slug}`, `/teams/slug/${slug}/projects`)
    for (const path of [...lists, ...details].map((path: string) => path.replace('/api/v1', ''))) {
      // The position of somebody whose projects are public is public.
      const text = (await (await app.request(path)).text()).replaceAll(`"position":"Marker4711"`, '')
      for (const marker of VALUE_MARKERS) expect(text, path).not.toContain(String(marker))
    }
    expect(details.length).toBeGreaterThan(projects.length)
    // The markers are there to be found.
    const recordOf = async (path: string) => (await writer.call('GET', `/content/${path}`)).text()
    const records = (await recordOf(`projects/${projects[0].id}`)) + (await recordOf(`teams/${people[0].id}`))
    for (const marker of VALUE_MARKERS) expect(records).toContain(String(marker))
  })
})
