import { expect, test } from 'vitest'
import { personSchema } from '../../contract/people/person.ts'
import { createTestApp, describeWhereSqlDiffers, type TestApp } from '../create-test-app.ts'
import { signIn } from '../core/accounts/staff.ts'

const MADE_PUBLIC = {
  consentedOn: '2026-08-01',
  projectsFor: 'public',
  educationFor: 'public',
  specialitiesFor: 'public',
} as const

/** Sita Sample, with a record, on the bridge of the fixtures. @param change of what she agreed to */
async function addRecord(app: TestApp, change: object = {}) {
  const writer = await signIn(app, 'bids')
  const { data } = await (await app.request('/teams?search=sita')).json()
  const id = Number(data[0].id)
  const record = {
    specialities: ['Bridges'],
    translations: { ne: { name: 'सीता नमुना', specialities: ['पुल'] } },
    firstWorkYear: 2003,
    necNumber: '4711-A',
    education: [{ degree: { en: 'MSc', ne: 'स्नातकोत्तर' }, institution: { en: 'Pulchowk' }, year: '2006' }],
    training: [{ title: { en: 'Hidden training' } }],
    ...MADE_PUBLIC,
  }
  expect((await writer.call('PATCH', `/teams/${id}`, { ...record, ...change })).status).toBe(200)
  const people = [{ personId: id, position: { en: 'Team Leader', ne: 'टोली नेता' }, from: '2019', personMonths: 4.5 }]
  const { data: projects } = await (await app.request('/projects')).json()
  const { id: project, slug } = projects[0]
  expect((await writer.call('PATCH', `/projects/${project}`, { people })).status).toBe(200)
  const peopleOf = async (locale = 'en') =>
    (await (await app.request(`/projects/slug/${slug}?locale=${locale}`)).json()).data.people
  return { writer, id, slug, peopleOf }
}

describeWhereSqlDiffers('a person who agreed to a page', (engine) => {
  test('is answered with what they made public, and with nothing else', async () => {
    const app = await createTestApp(engine)
    await addRecord(app)
    const person = async (locale: string) =>
      personSchema.strict().parse((await (await app.request(`/teams/slug/sita-sample?locale=${locale}`)).json()).data)
    expect(await person('en')).toMatchObject({
      name: 'Sita Sample',
      slug: 'sita-sample',
      specialities: ['Bridges'],
      education: [{ degree: 'MSc', institution: 'Pulchowk', subject: '', year: '2006', locale: 'en' }],
      training: [],
      firstWorkYear: null,
      necNumber: '',
    })
    const inNepali = await person('ne')
    expect(inNepali.specialities).toEqual(['पुल'])
    // A row is in one language: here the institution is English alone.
    expect(inNepali.education).toMatchObject([{ degree: 'MSc', locale: 'en' }])
  })

  test('is named by their projects, and names them, one click each way', async () => {
    const app = await createTestApp(engine)
    const { slug, peopleOf } = await addRecord(app)
    expect(await peopleOf('ne')).toEqual([
      {
        name: 'सीता नमुना',
        slug: 'sita-sample',
        position: 'टोली नेता',
        start: '2019',
        // Open, although the project ended in 2021: nobody wrote when she left it.
        end: null,
        periodBs: expect.any(String),
        locale: 'ne',
        positionLocale: 'ne',
      },
    ])
    const { data, meta } = await (await app.request('/teams/slug/sita-sample/projects')).json()
    expect(data).toMatchObject([{ slug, position: 'Team Leader', start: '2019' }])
    expect(meta.total).toBe(1)
    expect(JSON.stringify(data)).not.toContain('4.5')
  })

  test('leads from the team, the search and the sitemap to the page', async () => {
    const app = await createTestApp(engine)
    await addRecord(app)
    const { data: team } = await (await app.request('/teams')).json()
    expect(team.map((member: { slug: string | null }) => member.slug)).toEqual([null, 'sita-sample'])
    const found = async (q: string) => (await (await app.request(`/search?q=${q}`)).json()).data
    expect(await found('sita')).toMatchObject([{ kind: 'teams', path: '/about/team/sita-sample' }])
    expect((await found('hari'))[0].path).toMatch(/^\/about\/teams#person-\d+$/)
    expect(JSON.stringify(await found('hidden training'))).not.toContain('Sita')
  })

  test('is named nowhere beside the team without consent to it', async () => {
    const app = await createTestApp(engine)
    const { writer, id, peopleOf } = await addRecord(app, { projectsFor: 'bids' })
    expect(await peopleOf()).toEqual([])
    expect((await (await app.request('/teams/slug/sita-sample/projects')).json()).data).toEqual([])
    await writer.call('PATCH', `/teams/${id}`, { consentedOn: null, projectsFor: 'public' })
    expect(await peopleOf()).toEqual([])
    expect((await app.request('/teams/slug/sita-sample')).status).toBe(404)
    expect((await (await app.request('/teams')).json()).meta.total).toBe(2)
  })

  test('a person who has left is gone from every list, and the page says so', async () => {
    const app = await createTestApp(engine)
    const { writer, id, peopleOf } = await addRecord(app, { leftOn: '2026-11-20' })
    const gone = await app.request('/teams/slug/sita-sample?locale=ne')
    expect([gone.status, await gone.json()]).toEqual([410, { code: 'gone', message: 'यी व्यक्ति अब यहाँ कार्यरत छैनन्' }])
    expect(await peopleOf()).toEqual([])
    expect((await (await app.request('/teams')).json()).data).toMatchObject([{ name: 'Hari Sample' }])
    expect((await (await app.request('/search?q=sita')).json()).data).toEqual([])
    expect((await (await app.request(`/shortlist?people=${id}`)).json()).data.people).toEqual([])
    // On the last day they are still there; the record stays.
    await writer.call('PATCH', `/teams/${id}`, { leftOn: '2026-11-21' })
    expect((await app.request('/teams/slug/sita-sample')).status).toBe(200)
  })

  test('is refused an impossible date in words', async () => {
    const app = await createTestApp(engine)
    const { writer, id } = await addRecord(app)
    const faults = async (body: object) => (await (await writer.call('PATCH', `/teams/${id}`, body)).json()).fields
    expect(await faults({ joinedOn: '2020-05', leftOn: '2020-04-30' })).toEqual({
      leftOn: 'The last day must not be before the first',
    })
    expect(await faults({ consentedOn: '2999-01-01' })).toHaveProperty('consentedOn')
  })
})
