import { expect, test } from 'vitest'
import { listOf, oneOf } from '../../contract/list.ts'
import { newsDetailSchema, newsSchema, type Vacancy } from '../../contract/news/news.ts'
import { signIn } from '../core/accounts/staff.ts'
import { createTestApp, describeOnEachEngine, type TestApp } from '../create-test-app.ts'

const VACANCY = {
  jobTitle: 'Site engineer',
  workplace: 'Kalikot',
  application: 'By letter',
  closesOn: '2026-12-04',
  employmentType: 'full-time',
  openings: 2,
  salary: { amount: 60_000, currency: 'NPR', isPublic: true },
  translations: { ne: { name: 'रिक्त पद', jobTitle: 'साइट इन्जिनियर', workplace: '', application: '' } },
}

async function publish(app: TestApp, vacancy: object): Promise<Vacancy | undefined> {
  const editor = await signIn(app, 'editor')
  const { data: categories } = await (await app.request('/categories')).json()
  const given = { name: 'Vacancy', slug: 'vacancy', categoryId: categories[0].id, publish: true, ...vacancy }
  expect(await (await editor.call('POST', '/news', given)).json()).toMatchObject({ data: { name: 'Vacancy' } })
  const answered = oneOf(newsDetailSchema.strict()).parse(await (await app.request('/news/slug/vacancy')).json())
  return answered.data.vacancy
}

describeOnEachEngine('a news item that announces a vacancy', (engine) => {
  test('has its facts in both languages, in the item and in the list', async () => {
    const app = await createTestApp(engine)
    const { translations: _texts, ...facts } = VACANCY
    const salary = { amount: 60_000, currency: 'NPR' }
    const shown = { ...facts, closesOnBs: '18 Mangsir 2083 BS', salary, isClosed: expect.any(Boolean) }
    expect(await publish(app, VACANCY)).toEqual(shown)
    const { data } = listOf(newsSchema.strict()).parse(await (await app.request('/news?locale=ne')).json())
    expect(data.find(({ slug }) => slug === 'vacancy')?.vacancy).toEqual({
      ...shown,
      closesOnBs: '२०८३ मङ्सिर १८ गते',
      jobTitle: 'साइट इन्जिनियर',
    })
    expect(data.filter(({ vacancy }) => vacancy)).toHaveLength(1)
  })

  test('is listed for staff as for visitors, also while it is a draft', async () => {
    const app = await createTestApp(engine)
    await publish(app, VACANCY)
    const owner = await signIn(app, 'owner')
    await owner.call('POST', '/news', { ...VACANCY, name: 'Later', categoryId: 1, publish: false })
    const answer = await owner.call('GET', '/news?filter[status]=all&locale=ne')
    const { data } = listOf(newsSchema.strict()).parse(await answer.json())
    const [published, draft] = ['1', '0'].map((status) => data.find((one) => one.vacancy && one.status === status))
    expect(published).toMatchObject({ name: 'रिक्त पद', vacancy: { jobTitle: 'साइट इन्जिनियर', workplace: 'Kalikot' } })
    expect(published!.vacancy).toMatchObject({ openings: 2, salary: { amount: 60_000, currency: 'NPR' } })
    expect(draft!.vacancy).toEqual(published!.vacancy)
  })

  test('is open on its last day, and closed from the next one in Nepal', async () => {
    const at = (time: string) => ({ now: () => new Date(time) })
    for (const [time, isClosed] of [
      ['2026-12-04T18:14:59Z', false],
      ['2026-12-04T18:15:00Z', true],
    ] as const)
      expect(await publish(await createTestApp(engine, at(time)), VACANCY), time).toMatchObject({ isClosed })
  })

  test('with a hidden salary has none, and without a title and a closing date there is no vacancy', async () => {
    const app = await createTestApp(engine)
    const salary = { ...VACANCY.salary, isPublic: false }
    expect(await publish(app, { ...VACANCY, salary })).toMatchObject({ salary: null })
    const other = await createTestApp(engine)
    expect(await publish(other, { openings: 1, salary: VACANCY.salary })).toBeUndefined()
  })

  test.each([
    [{ openings: 1.5 }, { openings: 'Openings must be a whole number' }],
    [{ openings: 0 }, { openings: 'Openings must be more than 0' }],
    [
      { employmentType: 'weekends' },
      { employmentType: expect.stringMatching(/^Employment must be one of full-time, /) },
    ],
    [{ closesOn: '2026-02-30' }, { closesOn: 'February 2026 has 28 days: write a day from 1 to 28' }],
  ])('is refused with %j', async (fault, fields) => {
    const app = await createTestApp(engine)
    const editor = await signIn(app, 'editor')
    const response = await editor.call('POST', '/news', { name: 'Vacancy', categoryId: 1, ...VACANCY, ...fault })
    expect(response.status).toBe(422)
    expect((await response.json()).fields).toEqual(fields)
  })
})
