import { expect, test } from 'vitest'
import { listOf, oneOf } from '../../contract/list.ts'
import { clientSchema, partnerSchema } from '../../contract/clients/organisation.ts'
import { pageDetailSchema, pageSchema, timelineItemSchema } from '../../contract/pages/page.ts'
import { settingsSchema } from '../../contract/settings/settings.ts'
import { createTestApi } from '../create-test-api.ts'
import { openStore } from '../../server/core/store/store.ts'
import { createStorePlace, describeOnEachEngine, useTestApp } from '../create-test-app.ts'
import { BRIDGE_PICTURE, DECK_PICTURE } from '../fixtures/content.ts'
import { WRITTEN_AT } from '../fixtures/times.ts'

const EVERY_ROW = { page: 1, limit: 100_000_000_000 }

describeOnEachEngine('clients, partners and history of the firm', (engine) => {
  const app = useTestApp(engine)

  test('GET partners: government bodies, then international agencies', async () => {
    const { request } = app
    const body = listOf(partnerSchema.strict()).parse(await (await request('/partners?locale=ne')).json())
    expect(body).toEqual({
      data: [
        {
          id: expect.any(Number),
          name: 'सडक विभाग',
          acronym: null,
          link: 'https://roads.example',
          logo: BRIDGE_PICTURE.url,
          is_international: 0,
          locale: 'ne',
        },
        {
          id: expect.any(Number),
          name: 'International agency',
          acronym: 'IAB',
          link: 'https://agency.example',
          logo: null,
          is_international: 1,
          locale: 'en',
        },
      ],
      meta: { total: 2, ...EVERY_ROW },
    })
  })

  test('GET clients: each with the number of its projects', async () => {
    const { request } = app
    const { data, meta } = listOf(clientSchema.strict()).parse(await (await request('/clients')).json())
    expect(data).toEqual([
      {
        id: expect.any(Number),
        name: 'A rural municipality',
        slug: 'rural-municipality',
        kind: 'local',
        link: null,
        logo: DECK_PICTURE.url,
        projectCount: 1,
        locale: 'en',
      },
      expect.objectContaining({ slug: 'ministry', kind: 'federal', link: 'https://ministry.example', projectCount: 2 }),
    ])
    expect(meta).toEqual({ total: 2, ...EVERY_ROW })
  })

  test('GET timeline: the periods in their order', async () => {
    const { request } = app
    const body = listOf(timelineItemSchema.strict()).parse(await (await request('/timeline?locale=ne')).json())
    expect(body.data).toEqual([
      { id: expect.any(Number), date: '2009', title: 'स्थापना', description: 'On 28 April.', locale: 'ne' },
      { id: expect.any(Number), date: '2010-2013', title: 'First works', description: '', locale: 'en' },
    ])
    expect(body.meta).toEqual({ total: 2, ...EVERY_ROW })
  })

  test('GET pages, all and one', async () => {
    const { request } = app
    const list = listOf(pageSchema.strict()).parse(await (await request('/pages')).json())
    expect(list.data.map(({ key }) => key)).toEqual(['overview', 'managing-director'])
    const one = oneOf(pageDetailSchema.strict()).parse(
      await (await request('/pages/managing-director?locale=ne')).json(),
    )
    expect(one.data).toEqual({
      key: 'managing-director',
      title: 'Welcome',
      ask: '',
      summary: '',
      body: '<p>Namaste.</p>',
      signature: 'The managing director',
      picture: null,
      seo: null,
      updatedAt: WRITTEN_AT,
      updatedAtBs: '२०८२ फागुन १७ गते',
      locale: 'en',
      locales: ['en'],
      blocks: [],
    })
    const overview = await (await request('/pages/overview?locale=ne')).json()
    expect(overview.data).toMatchObject({ title: 'परिचय', body: '<p>We measure.</p>', locale: 'ne' })
    expect((await request('/pages/unknown')).status).toBe(404)
  })

  test('GET settings: in English', async () => {
    const { request } = app
    const { data } = oneOf(settingsSchema.strict()).parse(await (await request('/settings')).json())
    expect(data).toEqual({
      name: 'Sample Consultancy',
      shortName: '',
      tagline: '',
      phones: ['+977 1 000 0100'],
      email: '',
      address: [],
      hours: [],
      foundedOn: '2009-04-28',
      foundedOnBs: '15 Baisakh 2066 BS',
      languages: 'both',
      bikramSambat: 'title',
      location: { latitude: 27.687, longitude: 85.316 },
      socialLinks: [],
      locale: 'en',
    })
  })

  test('GET settings: in Nepali where they are there', async () => {
    const { request } = app
    const { data } = await (await request('/settings?locale=ne')).json()
    expect(data).toMatchObject({ name: 'नमुना कन्सल्टेन्सी', phones: ['+977 1 000 0100'], locale: 'ne' })
  })

  test('GET settings: on an empty site as well', async () => {
    const store = await openStore(await createStorePlace(engine))
    const api = createTestApi({ db: store.db })
    const response = await api.request('/api/v1/settings?locale=ne')
    await store.close()
    expect(oneOf(settingsSchema).parse(await response.json()).data).toMatchObject({ name: '', locale: 'en' })
  })
})
