import { expect, test } from 'vitest'
import { byOtherLocale } from '../../../contract/locale.ts'
import { OTHER_LANGUAGES } from '../../fixtures/languages.ts'
import { STORY, STORY_NE } from '../../fixtures/story.ts'
import type { z } from 'zod'
import { CONTENT_SCHEMAS } from '../../../contract/kinds/content-schemas.ts'
import { oneOf, writtenOf } from '../../../contract/list.ts'
import { getContentRevision } from '../../../server/core/store/revision.ts'
import { signIn } from '../accounts/staff.ts'
import { createTestApp, describeOnEachEngine, NOW } from '../../create-test-app.ts'

interface Kind {
  entity: string
  noun: string
  schema: z.ZodObject
  /** All that must be given. */
  least: object
  /** All that can be given besides. */
  most: object
  /** What one change gives, and the record then has. */
  change: object
  path: string | null
}

const ne = { name: 'नयाँ' }
/** What the kinds of content share, each in its own words: one line of this table is a kind's whole writing. */
const KINDS: Kind[] = [
  {
    entity: 'services',
    noun: 'Service',
    schema: CONTENT_SCHEMAS.services.record,
    least: { name: 'Tunnels' },
    most: {
      summary: 'In short',
      description: '<p>Text.</p>',
      pictureId: 1,
      parentId: 1,
      leadId: 1,
      searchTitle: 'Tunnels in soft rock',
      searchDescription: 'From survey to lining',
      socialPictureId: 2,
      hiddenFromSearch: true,
      translations: { ne: { ...ne, summary: '', description: '<p>क</p>' } },
    },
    change: { summary: 'Shorter', parentId: null },
    path: '/services/tunnels',
  },
  {
    entity: 'projects',
    noun: 'Project',
    schema: CONTENT_SCHEMAS.projects.record,
    least: { title: 'Tunnels', code: 'REC-900', status: 'upcoming' },
    most: {
      description: '<p>Text.</p>',
      parentId: 2,
      clientId: 1,
      districts: ['405', '110'],
      localLevels: ['40504', '11002'],
      location: { geometry: { type: 'Point', coordinates: [83.985, 28.209] }, visibility: 'district' },
      serviceIds: [5, 2],
      pictureIds: [2, 1],
      start: '2024',
      end: '2026-03',
      funder: 'A bank',
      value: { amount: 2.5e9, currency: 'NPR', isPublic: false },
      share: 62.5,
      jointVenture: 'With others',
      size: { amount: 1.75, unit: 'km' },
      role: 'lead',
      quantities: [
        { measure: 'length', amount: 1.75 },
        { measure: 'worksCost', amount: 250 },
      ],
      scope: [
        { serviceId: 5, sentence: { en: 'Design of the portals', ne: 'मुखको डिजाइन' } },
        { serviceId: 2, sentence: { en: '', ne: '' } },
      ],
      ...STORY,
      unitName: 'km of tunnel',
      translations: {
        ne: {
          title: 'सुरुङ',
          description: '<p>क</p>',
          funder: 'बैङ्क',
          jointVenture: '',
          unitName: 'किलोमिटर सुरुङ',
          ...STORY_NE,
        },
      },
    },
    change: {
      status: 'ongoing',
      value: null,
      districts: ['110'],
      localLevels: [],
      location: null,
      pictureIds: [],
      phases: [],
    },
    path: '/projects/tunnels',
  },
  {
    entity: 'clients',
    noun: 'Client',
    schema: CONTENT_SCHEMAS.clients.record,
    least: { name: 'Tunnels', kind: 'private' },
    most: { link: 'https://tunnels.example', logoId: 1, translations: { ne } },
    change: { kind: 'local', link: null, logoId: null },
    path: '/clients/tunnels',
  },
  {
    entity: 'partners',
    noun: 'Partner',
    schema: CONTENT_SCHEMAS.partners.record,
    least: { name: 'Tunnels', link: 'https://tunnels.example', is_international: 0 },
    most: { acronym: 'TU', logoId: 2, translations: { ne } },
    change: { is_international: 1, acronym: null },
    path: '/about/clients',
  },
  {
    entity: 'firms',
    noun: 'Partner firm',
    schema: CONTENT_SCHEMAS.firms.record,
    least: { name: 'Tunnels' },
    most: { country: 'Norway', link: 'https://tunnels.example', translations: { ne } },
    change: { country: '', link: null },
    path: null,
  },
  {
    entity: 'certificates',
    noun: 'Certificate',
    schema: CONTENT_SCHEMAS.certificates.record,
    least: { title: 'Tunnels', issuer: 'A ministry', kind: 'award' },
    most: {
      number: 'A-1',
      issuedOn: '2024-02-29',
      validUntil: '2030-01-01',
      scope: 'All of it',
      pictureId: 1,
      translations: { ne: { title: 'सुरुङ', issuer: 'मन्त्रालय', scope: '' } },
    },
    change: { kind: 'membership', validUntil: null, number: '' },
    path: '/about/profile',
  },
  {
    entity: 'equipment',
    noun: 'Equipment',
    schema: CONTENT_SCHEMAS.equipment.record,
    least: { name: 'Drill', kind: 'field' },
    most: {
      purpose: 'Boreholes',
      keptAt: 'Hetauda',
      model: 'Acker',
      units: 2,
      year: 2018,
      calibratedUntil: '2030-01-01',
      pictureId: 1,
      translations: { ne: { name: 'ड्रिल', purpose: '', keptAt: '' } },
    },
    change: { kind: 'survey', calibratedUntil: null, units: null },
    path: '/equipment',
  },
  {
    entity: 'timeline',
    noun: 'Timeline item',
    schema: CONTENT_SCHEMAS.timeline.record,
    least: { title: 'Tunnels', date: '2014' },
    most: { description: 'The first one.', translations: { ne: { title: 'सुरुङ', description: '' } } },
    change: { date: '2014-2016' },
    path: '/about/our-story/history',
  },
  {
    entity: 'categories',
    noun: 'Category',
    schema: CONTENT_SCHEMAS.categories.record,
    least: { name: 'Tunnels' },
    most: { translations: { ne } },
    change: { translations: byOtherLocale(() => null) },
    path: '/news?category=tunnels',
  },
]

describeOnEachEngine('writing', (engine) => {
  const open = async (entity: string) => {
    const app = await createTestApp(engine)
    const editor = await signIn(app, 'editor')
    const publicIds = async (): Promise<number[]> => {
      const { data } = await (await app.request(`/${entity}?limit=1000`)).json()
      return data.map(({ id }: { id: number }) => id)
    }
    return { ...app, editor, publicIds, revision: () => getContentRevision(app.db) }
  }

  test.each(KINDS)(
    '$entity: creates an item, at its end of the order, with all that was given',
    async ({ entity, noun, schema, least, most, path }) => {
      const { editor, publicIds, revision, errors } = await open(entity)
      const before = await revision()
      const response = await editor.call('POST', `/${entity}`, { ...least, ...most })
      const answer = await response.json()
      expect([response.status, answer.message], JSON.stringify(answer)).toEqual([
        201,
        `${noun} is created successfully.`,
      ])
      const { data } = writtenOf(schema.strict()).strict().parse(answer)
      expect(data).toMatchObject({ ...least, ...most, path, state: 'published', version: 1, publishedVersion: 1 })
      const newest = entity === 'projects' ? '&order=asc' : ''
      const { data: rows } = await (await editor.call('GET', `/content/${entity}?sort=position${newest}`)).json()
      expect(rows[0]).toMatchObject({ id: data['id'], gaps: OTHER_LANGUAGES })
      expect(await publicIds()).toContain(data['id'])
      expect(await revision()).toBe(before + 1)
      expect(errors).toEqual([])
    },
  )

  test.each(KINDS)(
    '$entity: is content with the least, and keeps a draft from visitors',
    async ({ entity, schema, least }) => {
      const { editor, publicIds, revision } = await open(entity)
      const before = [await revision(), await publicIds()]
      const { data } = await (await editor.call('POST', `/${entity}`, { ...least, publish: false })).json()
      expect(schema.strict().parse(data)).toMatchObject({
        ...least,
        state: 'draft',
        path: null,
        publishedVersion: null,
      })
      expect([await revision(), await publicIds()]).toEqual(before)
      expect((await editor.call('PUT', `/content/${entity}/${data.id}/publication`, {})).status).toBe(200)
      expect(await publicIds()).toContain(data.id)
    },
  )

  test.each(KINDS)(
    '$entity: changes what is given, and leaves the rest',
    async ({ entity, noun, schema, least, most, change }) => {
      const { editor } = await open(entity)
      const { data: before } = await (await editor.call('POST', `/${entity}`, { ...least, ...most })).json()
      const response = await editor.call('PATCH', `/${entity}/${before.id}`, { ...change, version: 1 })
      const { message, data } = await response.json()
      expect([response.status, message]).toEqual([200, `${noun} is updated successfully.`])
      const [one, other] = await Promise.all([{ ...before, ...change }, data].map((record) => withoutPictures(record)))
      expect(other).toEqual({
        ...one,
        gaps: expect.any(Array),
        version: 2,
        publishedVersion: 2,
        updatedAt: NOW.toISOString(),
        updatedBy: 'editor@example.org',
      })
      expect((await editor.call('PATCH', `/${entity}/${before.id}`, { ...change, version: 1 })).status).toBe(409)
      // What visitors see says the same as what was saved: nothing is saved again when nothing changed.
      expect(
        (await (await editor.call('PATCH', `/${entity}/${before.id}`, { ...change, version: 2 })).json()).data.version,
      ).toBe(2)
      expect(
        oneOf(schema.strict()).parse(await (await editor.call('GET', `/content/${entity}/${before.id}`)).json()).data,
      ).toEqual(data)
    },
  )

  test.each(KINDS)('$entity: what was loaded has a version that says what visitors see', async ({ entity, schema }) => {
    const { editor, revision, publicIds } = await open(entity)
    const before = await revision()
    for (const id of await publicIds()) {
      const { data } = oneOf(schema.strict()).parse(await (await editor.call('GET', `/content/${entity}/${id}`)).json())
      const same = Object.fromEntries(
        ['title', 'name', 'translations'].filter((field) => field in data).map((field) => [field, data[field]]),
      )
      expect((await (await editor.call('PATCH', `/${entity}/${id}`, same)).json()).data.version).toBe(1)
    }
    expect(await revision()).toBe(before)
  })

  test.each(KINDS)(
    '$entity: hides an item, deletes it, and brings it back as it was',
    async ({ entity, noun, least, most }) => {
      const { editor, publicIds } = await open(entity)
      const { data: before } = await (await editor.call('POST', `/${entity}`, { ...least, ...most })).json()
      const item = `/content/${entity}/${before.id}`
      expect((await editor.call('DELETE', `${item}/publication`)).status).toBe(200)
      expect(await publicIds()).not.toContain(before.id)
      await editor.call('PUT', `${item}/publication`, {})
      const deleted = await editor.call('DELETE', `/${entity}/${before.id}`)
      expect([deleted.status, await deleted.json()]).toEqual([
        200,
        { message: `${noun} is deleted successfully.`, data: { id: before.id } },
      ])
      expect(await publicIds()).not.toContain(before.id)
      expect((await editor.call('DELETE', `/${entity}/${before.id}`)).status).toBe(404)
      const { data } = await (await editor.call('POST', `${item}/recovery`)).json()
      expect(data).toEqual(before)
      expect(await publicIds()).toContain(before.id)
    },
  )

  const ordered = KINDS.filter(({ entity }) => entity !== 'firms')
  test.each(ordered)('$entity: is put in another order, which visitors see at once', async ({ entity, least }) => {
    const { editor, request } = await open(entity)
    for (const code of ['A', 'B']) {
      const texts = { ...('name' in least && { name: `New ${code}` }), ...('code' in least && { code }) }
      expect((await editor.call('POST', `/${entity}`, { ...least, ...texts })).status).toBe(201)
    }
    const { data } = await (await editor.call('GET', `/content/${entity}?sort=position&limit=2`)).json()
    const newest = data.map(({ id }: { id: number }) => id)
    expect((await editor.call('PUT', `/content/${entity}/order`, { ids: newest })).status).toBe(200)
    const list = (await (await request(`/${entity}?limit=1000`)).json()).data
    const seen = list.map(({ id }: { id: number }) => id).filter((id: number) => newest.includes(id))
    expect(seen).toEqual(newest)
  })
})

/** Records differ in these when a picture was changed: which pictures they are is what `pictureIds` and its like say. */
function withoutPictures({ picture: _picture, logo: _logo, pictures: _pictures, ...rest }: Record<string, unknown>) {
  return rest
}
