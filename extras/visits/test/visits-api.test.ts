import { expect, test } from 'vitest'
import { changePreferences } from '../../../server/preferences/public.ts'
import { runDueJobs } from '../../../test/core/jobs/run-jobs.ts'
import { mailsOf } from '../../../test/core/mail/mail-rows.ts'
import { addPerson, signIn, type Person } from '../../../test/core/accounts/staff.ts'
import { createTestApp, describeWhereSqlDiffers, type TestApp } from '../../../test/create-test-app.ts'
import type { ItemViews, Visits } from '../contract/visits.ts'
import { createVisitHandler, monthlyMail } from '../server/monthly-mail.ts'
import { addVisitCounts } from '../server/visit-store.ts'
import { storedCounts } from './visit-server.ts'

/** Such as `put(app, '2026-11-20', 'page', '/projects', 3)`. */
const put = (app: TestApp, day: string, kind: string, value: string, views: number, visits = views) =>
  app.db.transaction().execute((tx) => addVisitCounts(tx, [{ day, kind, value, views, visits }]))

async function read<Body>(person: Person, path: string): Promise<Body> {
  const answer = await person.call('GET', path)
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { data: Body }).data
}

const CONTEXT = { secret: '', now: new Date(), officeLocale: 'en' } as const

describeWhereSqlDiffers('the calls of visits', (engine) => {
  test('give totals by day, bots apart, and the lists, the most frequent first', async () => {
    const app = await createTestApp(engine)
    await put(app, '2026-11-20', 'all', '', 5, 2)
    await put(app, '2026-11-21', 'all', '', 1)
    await put(app, '2026-11-21', 'all', '', 2, 0)
    await put(app, '2026-11-21', 'bot', '', 9, 0)
    await put(app, '2026-11-20', 'page', '/a', 2)
    await put(app, '2026-11-21', 'page', '/b', 3)
    await put(app, '2026-11-21', 'page', '/a', 2, 0)
    const editor = await signIn(app, 'editor')
    const visits = await read<Visits>(editor, '/visits?from=2026-11-19&to=2026-11-21')
    expect(visits.days).toEqual([
      { day: '2026-11-19', views: 0, visits: 0, bots: 0 },
      { day: '2026-11-20', views: 5, visits: 2, bots: 0 },
      { day: '2026-11-21', views: 3, visits: 1, bots: 9 },
    ])
    expect(visits.totals).toEqual({ views: 8, visits: 3, bots: 9 })
    expect(visits.lists.page).toEqual([
      { value: '/a', views: 4, visits: 2 },
      { value: '/b', views: 3, visits: 3 },
    ])
    expect(visits.areVisitsWhole).toBe(true)
    // NOW is 2026-11-21.
    expect(await read<Visits>(editor, '/visits')).toMatchObject({ from: '2026-10-23', to: '2026-11-21' })
  })

  test('name no country with less than three visits in a month', async () => {
    const app = await createTestApp(engine)
    await put(app, '2026-10', 'country', 'DE', 9, 2)
    await put(app, '2026-11', 'country', 'DE', 9, 2)
    await put(app, '2026-11', 'country', 'NP', 9, 3)
    const owner = await signIn(app, 'owner')
    const { lists } = await read<Visits>(owner, '/visits?from=2026-10-05&to=2026-11-05')
    expect(lists.country).toEqual([{ value: 'NP', views: 9, visits: 3 }])
    expect(await (await owner.call('GET', '/visits/export?from=2026-10-05')).text()).not.toContain('DE')
  })

  test('give the views of items of 30 days, in all languages', async () => {
    const app = await createTestApp(engine)
    await put(app, '2026-10-22', 'page', '/projects/a', 100)
    await put(app, '2026-10-23', 'page', '/projects/a', 2)
    await put(app, '2026-11-21', 'page', '/ne/projects/a', 3)
    await put(app, '2026-11-21', 'page', '*', 3)
    const items = await read<ItemViews[]>(await signIn(app, 'editor'), '/visits/items')
    expect(items).toEqual([{ path: '/projects/a', views: 5 }])
  })

  test('give a file that no spreadsheet takes for formulas', async () => {
    const app = await createTestApp(engine)
    await put(app, '2026-11-20', 'search', '=cmd|"calc"', 1, 0)
    const answer = await (await signIn(app, 'editor')).call('GET', '/visits/export?from=2026-11-01&to=2026-11-30')
    expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="visits-2026-11-01-2026-11-30.csv"')
    // The byte order mark is read by `text`.
    expect(await answer.text()).toBe(
      '"day","kind","value","views","visits"\r\n"2026-11-20","search","\'=cmd|""calc""",1,0\r\n',
    )
  })

  test('are for editors, and the mail for owners', async () => {
    const app = await createTestApp(engine)
    const [author, editor] = [await signIn(app, 'author'), await signIn(app, 'editor')]
    const statusesOf = async (path: string) => [
      (await author.call('GET', path)).status,
      (await editor.call('GET', path)).status,
    ]
    for (const path of ['/visits', '/visits/items', '/visits/export'])
      expect(await statusesOf(path), path).toEqual([403, 200])
    expect(await statusesOf('/visits/settings')).toEqual([403, 403])
    expect((await app.request('/visits')).status).toBe(401)
  })

  test.each(['from=2026-13-01', 'to=yesterday', 'from=2026-11-02&to=2026-11-01'])('refuse %s', async (query) => {
    const editor = await signIn(await createTestApp(engine), 'editor')
    expect((await editor.call('GET', `/visits?${query}`)).status).toBe(422)
  })
})

describeWhereSqlDiffers('the job of visits', (engine) => {
  const handlerAt = (app: TestApp, day: string) => {
    const now = () => new Date(`${day}T06:00:00Z`)
    return {
      now,
      run: (processes = 1) => runDueJobs(app.db, [createVisitHandler({ ...app, now })], { now, processes }),
    }
  }

  test('turns days that are older than 25 months into months, once', async () => {
    const app = await createTestApp(engine)
    await put(app, '2024-09', 'page', '/a', 1)
    await put(app, '2024-09-29', 'page', '/a', 2)
    await put(app, '2024-09-30', 'page', '/a', 3)
    await put(app, '2024-10-01', 'page', '/a', 4)
    for (let run = 0; run < 2; run += 1) await handlerAt(app, '2026-11-21').run(2)
    expect(await storedCounts(app)).toEqual(['2024-09 page /a: 6 6', '2024-10-01 page /a: 4 4'])
    const { days, lists } = await read<Visits>(await signIn(app, 'editor'), '/visits?from=2024-09-15&to=2024-10-02')
    expect(days.map(({ day }) => day)).toEqual(['2024-10-01', '2024-10-02'])
    expect(lists.page).toEqual([{ value: '/a', views: 10, visits: 10 }])
  })

  test('queues a mail for each owner on the first day of a month in Nepal, once for two servers', async () => {
    const app = await createTestApp(engine)
    await addPerson(app, 'owner')
    await addPerson(app, 'editor')
    await put(app, '2026-11-20', 'all', '', 5)
    await put(app, '2026-10-20', 'all', '', 5)
    const mails = async () => (await mailsOf(app)).map(({ kind, about }) => `${kind} ${about.split(' ')[0]}`)
    await handlerAt(app, '2026-11-30').run()
    expect(await mails()).toEqual(['visits 2026-10'])
    await handlerAt(app, '2026-12-01').run(2)
    await app.db.deleteFrom('job').where('kind', '=', 'visits').execute()
    await handlerAt(app, '2026-12-02').run(2)
    expect(await mails()).toEqual(['visits 2026-10', 'visits 2026-11'])
  })

  test('the mail has the month, the one before, pages and searches; an owner may switch it off', async () => {
    const app = await createTestApp(engine)
    const owner = await signIn(app, 'owner')
    const { id } = await app.db.selectFrom('staff_user').select('id').executeTakeFirstOrThrow()
    await put(app, '2026-11-30', 'all', '', 1234, 400)
    await put(app, '2026-10-01', 'all', '', 1)
    await put(app, '2026-11-30', 'page', '/projects', 7)
    await put(app, '2026-11-30', 'search', 'spam\r\nBcc: a@b.example', 2)
    const compose = () =>
      monthlyMail.compose(app.db, { id: 1, kind: 'visits', about: `2026-11 ${id}`, created_at: '' }, CONTEXT)
    const mail = await compose()
    expect(mail?.subject).toBe('Visits to the website in November 2026')
    expect(mail?.text).toContain('In November 2026, 1,234 pages were read in 400 visits.')
    expect(mail?.text).toContain('In October 2026, 1 page was read in 1 visit.')
    expect(mail?.text).toContain('/projects – 7\n')
    expect(mail?.text).toContain('spam Bcc: a@b.example – 2\n')
    const stored = await owner.call('PUT', '/visits/settings', { monthlyMail: false })
    expect(await stored.json()).toEqual({ message: 'Saved.', data: { monthlyMail: false } })
    expect(await read(owner, '/visits/settings')).toEqual({ monthlyMail: false })
    expect(await compose()).toBeUndefined()
    await changePreferences<object>({ db: app.db, actor: { id, email: '', address: undefined } }, () => ({ other: 1 }))
    expect(await compose()).toBeUndefined()
  })
})
