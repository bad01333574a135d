import { expect, test } from 'vitest'
import { listDeclaredRoutes, type DeclaredRoute } from '../../../server/core/api/declared-routes.ts'
import { DAY } from '../../../server/core/process/durations.ts'
import { signIn } from '../../../test/core/accounts/staff.ts'
import { describeOnEachEngine } from '../../../test/create-test-app.ts'
import { GOOD, openApply, PDF } from './apply-app.ts'

/** As the admin makes them. */
const KEY = '3f0e8b8e0b6d4a649d0a2f6f1f8f3c55'

describeOnEachEngine('applications', (engine) => {
  test('are for owners, and for the staff whom they have chosen: every call refuses others', async () => {
    const app = await openApply(engine)
    await app.post(GOOD, [['cv.pdf', PDF]])
    const editor = await signIn(app, 'editor')
    const calls = listDeclaredRoutes(app.api).filter(({ path }) => path.startsWith('/api/v1/applications'))
    expect(calls.length).toBeGreaterThan(12)
    const statuses = async () =>
      Promise.all(
        calls.map(async ({ method, path }) => {
          const address = path.replace('/api/v1', '').replaceAll(/:\w+/g, '1')
          return (await editor.call(method, address, ['GET', 'DELETE'].includes(method) ? undefined : {})).status
        }),
      )
    expect(new Set(await statuses())).toEqual(new Set([403]))
    const { id } = await app.db
      .selectFrom('staff_user')
      .select('id')
      .where('role', '=', 'editor')
      .executeTakeFirstOrThrow()
    expect((await app.owner.call('PUT', '/applications/settings', { months: 6, readers: [id] })).status).toBe(200)
    expect((await editor.call('GET', '/applications')).status).toBe(200)
    const refused = calls.filter(({ access }) => access === 'owner').length
    expect((await statuses()).filter((status) => status === 403)).toHaveLength(refused)
  })

  test('are found by vacancy, state, words and person, a page at a time', async () => {
    const { post, owner, id } = await openApply(engine)
    for (const [name, email, phone] of [
      ['Maya', 'maya@example.org', ''],
      ['Sita', '', '+977 9841-234567'],
      ['Maya R', 'MAYA@example.org', '9841234567'],
    ])
      await post({ ...GOOD, name, email, phone })
    const find = async (query: string) => {
      const { data, meta } = await (await owner.call('GET', `/applications?${query}`)).json()
      return [data.map((one: { name: string }) => one.name), meta.total]
    }
    expect(await find('limit=1&page=2')).toEqual([['Sita'], 3])
    expect(await find('search=maya')).toEqual([['Maya R', 'Maya'], 2])
    expect(await find('samePersonAs=1')).toEqual([['Maya R', 'Maya'], 2])
    expect(await find('samePersonAs=2')).toEqual([['Maya R', 'Sita'], 2])
    const states = { ids: [1, 2, 99], state: 'interview' }
    expect((await (await owner.call('PUT', '/applications/states', states)).json()).data).toEqual({ changed: 2 })
    expect(await find(`state=interview&vacancy=${id}`)).toEqual([['Sita', 'Maya'], 2])
    expect(await find('vacancy=999')).toEqual([[], 0])
    const { data } = await (await owner.call('GET', '/applications/vacancies')).json()
    expect(data[0]).toEqual({ id, title: 'Site engineer', isOpen: true, applications: 3, unread: 1 })
    for (const path of ['/999999999', '/nothing/of/the/kind', '/1/files/x'])
      expect((await owner.call('GET', `/applications${path}`)).status).toBe(404)
    expect((await owner.call('PUT', '/applications/vacancies/999/questions', { questions: [] })).status).toBe(404)
  })

  test('get a state all at once by a filter, if it finds as many as somebody was shown', async () => {
    const { post, owner, list } = await openApply(engine)
    const names = ['Maya', 'Sita', 'Om', 'Mayalu']
    for (const name of names) await post({ ...GOOD, name, email: `${name}@example.org` })
    const put = async (query: string, body: object) => {
      const answer = await owner.call('PUT', `/applications/states/all?${query}`, body)
      return [answer.status, (await answer.json()).data]
    }
    expect((await put('search=maya', { count: 3, state: 'no' }))[0]).toBe(409)
    expect((await put('search=nobody', { count: 0, state: 'no' }))[0]).toBe(422)
    expect((await put('state=wrong', { count: 2, state: 'no' }))[0]).toBe(422)
    const states = async () => (await list()).map(({ state }) => state)
    expect(await states()).toEqual(['new', 'new', 'new', 'new'])
    expect(await put('search=maya', { count: 2, state: 'no' })).toEqual([200, { changed: 2 }])
    expect(await put('', { count: 4, state: 'no' })).toEqual([200, { changed: 2 }])
    expect(await put('state=no&samePersonAs=1', { count: 4, state: 'read' })).toEqual([200, { changed: 4 }])
    expect(await states()).toEqual(['read', 'read', 'read', 'read'])
    const { meta } = await (await owner.call('GET', '/audit?entity=application')).json()
    expect(meta.total).toBe(8)
  })

  test('have ready answers, which owners change and whose placeholders are a closed list', async () => {
    const app = await openApply(engine)
    const editor = await signIn(app, 'editor')
    const { id } = await app.db
      .selectFrom('staff_user')
      .select('id')
      .where('role', '=', 'editor')
      .executeTakeFirstOrThrow()
    await app.owner.call('PUT', '/applications/settings', { months: 6, readers: [id] })
    const read = async () => (await (await editor.call('GET', '/applications/templates')).json()).data.templates
    const ready = await read()
    expect(ready.map(({ subject }: { subject: string }) => subject)).toEqual([
      'Invitation to an interview: {post}',
      'Your application: {post}',
    ])
    const put = (templates: object[], by = app.owner) =>
      by.call('PUT', '/applications/settings/templates', { templates })
    expect((await put(ready)).status).toBe(200)
    const one = { subject: 'Call us, {name}', text: 'About {post}.', subjectNe: '', textNe: '' }
    expect((await put([one], editor)).status).toBe(403)
    const wrong = await put([one, { ...one, textNe: '{salary}', subject: '{post' }])
    expect([wrong.status, Object.keys((await wrong.json()).fields)]).toEqual([
      422,
      ['templates.1.subject', 'templates.1.textNe'],
    ])
    expect((await put(Array.from({ length: 5 }, () => one))).status).toBe(422)
    expect((await put([one])).status).toBe(200)
    expect(await read()).toEqual([one])
  })

  test('have notes and ratings of several people, each with a name and a time', async () => {
    const app = await openApply(engine)
    await app.post(GOOD)
    const editor = await signIn(app, 'editor')
    const { id } = await app.db
      .selectFrom('staff_user')
      .select('id')
      .where('role', '=', 'editor')
      .executeTakeFirstOrThrow()
    await app.owner.call('PUT', '/applications/settings', { months: 6, readers: [id] })
    for (const [person, rating] of [
      [app.owner, 2],
      [editor, 5],
      [app.owner, 4],
    ] as const)
      expect((await person.call('PUT', '/applications/1/rating', { rating })).status).toBe(200)
    expect((await editor.call('POST', '/applications/1/notes', { text: 'Knows rivers' })).status).toBe(201)
    const { rating, entries } = await app.one()
    expect(rating).toBe(4.5)
    expect(entries.map(({ kind, rating: given, text }) => [kind, given, text])).toEqual([
      ['rating', 5, ''],
      ['rating', 4, ''],
      ['note', null, 'Knows rivers'],
    ])
    expect(new Set(entries.map(({ by }) => by)).size).toBe(2)
    expect(entries.map(({ isMine }) => isMine)).toEqual([false, true, false])
    expect((await app.owner.call('PUT', '/applications/1/rating', { rating: 6 })).status).toBe(422)
  })

  test('are answered by a mail that is sent once', async () => {
    const { post, owner, one, receive } = await openApply(engine)
    await post(GOOD)
    await post({ ...GOOD, email: '' })
    const answer = { key: KEY, subject: 'An interview', text: 'Please come on Sunday.' }
    for (let time = 0; time < 2; time++)
      expect((await owner.call('POST', '/applications/1/answers', answer)).status).toBe(201)
    expect((await owner.call('POST', '/applications/2/answers', answer)).status).toBe(409)
    const mails = (await receive()).filter(({ text }) => text.includes('Please come on Sunday.'))
    expect(mails.map(({ to }) => to)).toEqual(['maya@example.org'])
    expect((await one()).entries).toMatchObject([{ kind: 'answer', subject: 'An interview', mail: 'sent' }])
    const outbox = await (await owner.call('GET', '/mails')).text()
    expect(outbox).toContain('Answer, to an applicant')
    expect(outbox).not.toContain('maya@example.org')
  })

  test('are exported without formulas', async () => {
    const { post, owner } = await openApply(engine)
    await post({ ...GOOD, name: '=cmd()' })
    const file = await (await owner.call('GET', '/applications/export?state=new')).text()
    expect(file).toContain(`"'=cmd()","maya@example.org"`)
  })

  test('are deleted on the day that was told, with their files and mails, and earlier on request', async () => {
    const { db, post, owner, clock, list, files, receive, runDeletion } = await openApply(engine)
    await post(GOOD, [['cv.pdf', PDF]])
    await post({ ...GOOD, name: 'Sita' }, [['cv.pdf', PDF]])
    await receive()
    expect(await files()).toHaveLength(2)
    expect((await owner.call('DELETE', '/applications/1')).status).toBe(200)
    expect([(await list()).length, (await files()).length]).toEqual([1, 1])
    clock.now = Date.parse('2027-06-04T18:10:00Z')
    await runDeletion()
    expect(await list()).toHaveLength(1)
    clock.now += DAY
    await runDeletion()
    expect([await list(), await files()]).toEqual([[], []])
    const left = db.selectFrom('mail').select('about').where('kind', 'like', 'application%')
    expect(await left.execute()).toEqual([])
  })

  test('keep the promised day when more months are set, and go earlier with fewer', async () => {
    const { post, owner, one } = await openApply(engine)
    await post(GOOD)
    const set = async (months: number) => {
      await owner.call('PUT', '/applications/settings', { months, readers: [] })
      return (await one()).deleteOn
    }
    expect([await set(24), await set(2), await set(12)]).toEqual(['2027-06-05', '2027-02-05', '2027-02-05'])
    expect((await owner.call('PUT', '/applications/settings', { months: 25, readers: [] })).status).toBe(422)
  })

  test('show nothing of the person and the files to visitors, the office and other applicants, in logs and in the audit log', async () => {
    const { api, post, owner, receive, logged, list } = await openApply(engine)
    const marked = {
      ...GOOD,
      name: 'MARKname',
      email: 'markemail@example.org',
      phone: '+977 98-7654-3210',
      message: 'MARKtext',
    }
    await post(marked, [['MARKfile.pdf', Buffer.concat([PDF, Buffer.from('MARKcontent')])]])
    await post({ ...marked, name: '', email: 'MARK' })
    await post({ ...GOOD, name: 'Sita', email: 'sita@example.org' })
    await list()
    const mails = await receive()
    const others = mails.filter(({ to }) => to !== 'markemail@example.org')
    const isRead = ({ method, path, access }: DeclaredRoute) =>
      method === 'GET' && access === 'public' && !path.includes(':')
    const reads = listDeclaredRoutes(api).filter(isRead)
    expect(reads.length).toBeGreaterThan(20)
    const pages = await Promise.all(reads.map(async ({ path }) => (await api.request(path)).text()))
    const audit = await (await owner.call('GET', '/audit?limit=100')).text()
    const outbox = await (await owner.call('GET', '/mails')).text()
    for (const text of [...others.map((mail) => mail.text), ...pages, audit, outbox, ...logged])
      expect(text).not.toMatch(/mark|7654-3210/i)
    const receipt = mails.find(({ to }) => to === 'markemail@example.org')!.text
    expect(receipt).not.toMatch(/MARK(name|text|file|content)|7654/)
  })
})
