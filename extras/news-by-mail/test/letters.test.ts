import { expect, test } from 'vitest'
import { changeMails } from '../../../test/core/mail/mail-rows.ts'
import { DAY, HOUR, MINUTE } from '../../../server/core/process/durations.ts'
import { signIn } from '../../../test/core/accounts/staff.ts'
import { describeOnEachEngine } from '../../../test/create-test-app.ts'
import { openNews } from './news-app.ts'

const importOf = (count: number) => ({
  text: Array.from({ length: count }, (_, number) => `person${number}@example.org`).join('\n'),
  consent: 'Cards of the open day',
  locale: 'en',
})

describeOnEachEngine('news by mail', (engine) => {
  test('goes to each member in their language, with a way out that one press of the mail program takes', async () => {
    const { join, owner, overview, receive, post } = await openNews(engine)
    await join('maya@example.org')
    await join('sita@example.org', '/ne/news-by-mail')
    const { next } = await overview()
    const sent = await owner.call('POST', '/news-by-mail/letters', { news: [next[0].id] })
    expect(sent.status).toBe(200)
    const mails = await receive('leave')
    expect(mails.map(({ to }) => to)).toEqual(['maya@example.org', 'sita@example.org'])
    expect(mails[0]!.text).toMatch(/^List-Unsubscribe:\s+<https:\/\/firm\.example\/news-by-mail\/leave\//m)
    expect(mails[0]!.text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(mails[0]!.text).not.toMatch(/<img|<link|https?:\/\/(?!firm\.example)/)
    expect(mails[1]!.link).toMatch(/^\/ne\//)
    const away = await post(mails[0]!.link, { 'List-Unsubscribe': 'One-Click' }, '203.0.113.5', {
      Origin: 'https://mail.example',
    })
    expect(away.status).toBe(200)
    expect((await overview()).counts).toMatchObject({ active: 1, left: 1 })
    expect((await overview()).next).toHaveLength(next.length - 1)
    const again = await owner.call('POST', '/news-by-mail/letters', { news: [next[0].id] })
    expect(again.status).toBe(409)
    expect(await receive('leave')).toEqual([])
  })

  test('is handed to the outbox as many mails an hour as the mail server takes, each person once', async () => {
    const { owner, overview, receive, runLetters, clock } = await openNews(engine, { mailsPerHour: 60 })
    expect((await (await owner.call('POST', '/news-by-mail/subscribers/import', importOf(25))).json()).data.added).toBe(
      25,
    )
    const { next } = await overview()
    await owner.call('POST', '/news-by-mail/letters', { news: [next[0].id] })
    const counts = [(await receive('leave')).length]
    expect((await owner.call('POST', '/news-by-mail/letters', { news: [next[0].id] })).status).toBe(409)
    for (let round = 0; round < 3; round++) {
      clock.now += 10 * MINUTE
      await runLetters()
      counts.push((await receive('leave')).length)
    }
    expect(counts[0]).toBe(10)
    expect(counts.reduce((sum, count) => sum + count)).toBe(25)
    expect((await overview()).letters[0]).toMatchObject({ queued: 25, isFinished: true })
  })

  test('is not sent any more to an address that was refused three times in a row', async () => {
    const { db, owner, overview, receive, runLetters } = await openNews(engine)
    await owner.call('POST', '/news-by-mail/subscribers/import', importOf(2))
    const { next } = await overview()
    for (let round = 1; round <= 4; round++) {
      await owner.call('POST', '/news-by-mail/letters', { news: [next[0].id] })
      await receive('leave')
      await changeMails(db, { state: 'failed' }, { about: `${round} 1` })
      await runLetters()
      // The same news once more, for there are few.
      await db.updateTable('letter').set({ news: '[]' }).execute()
    }
    expect((await overview()).counts).toMatchObject({ active: 1, refused: 1 })
    expect((await overview()).letters.map(({ queued }: { queued: number }) => queued)).toEqual([1, 2, 2, 2])
  })

  test('goes out by itself on Sunday morning in Nepal, once, and only with news that none has had', async () => {
    const { owner, overview, receive, runLetters, clock } = await openNews(engine, { isWeekly: true })
    await owner.call('POST', '/news-by-mail/subscribers/import', importOf(1))
    // 2026-11-22 is a Sunday.
    clock.now = Date.parse('2026-11-22T02:10:00Z')
    await runLetters()
    expect(await receive('leave')).toHaveLength(0)
    clock.now += 10 * MINUTE
    for (let round = 0; round < 3; round++) {
      await runLetters()
      clock.now += HOUR
    }
    expect(await receive('leave')).toHaveLength(1)
    expect((await overview()).next).toEqual([])
    clock.now += 7 * DAY
    await runLetters()
    expect(await receive('leave')).toHaveLength(0)
  })

  test('has a list that is imported with the proof of consent, exported with it, and forgets on request', async () => {
    const { owner, post, overview, receive, clock, runLetters } = await openNews(engine)
    const text =
      'E-mail,Agreed on\n"Maya@Example.org",2026-01-05\nno address,\n\nmaya@example.org\n=cmd@example.org\nsita@example.org,2026-01-06 10:11:12'
    const answer = await owner.call('POST', '/news-by-mail/subscribers/import', { ...importOf(0), text })
    expect((await answer.json()).data).toEqual({
      added: 3,
      known: 1,
      left: 0,
      faults: [{ line: 3, text: 'no address,' }],
    })
    const file = await (await owner.call('GET', '/news-by-mail/subscribers/export')).text()
    expect(file).toContain('"maya@example.org","en","active","Cards of the open day","2026-01-05"')
    expect(file).toContain('"sita@example.org","en","active","Cards of the open day","2026-01-06"')
    expect(file).toContain(`"'=cmd@example.org"`)
    const { next } = await overview()
    await owner.call('POST', '/news-by-mail/letters', { news: [next[0].id] })
    const [, maya] = await receive('leave')
    await post(maya!.link)
    expect(
      (await (await owner.call('POST', '/news-by-mail/subscribers/import', { ...importOf(0), text })).json()).data,
    ).toMatchObject({ left: 2 })
    expect((await owner.call('DELETE', '/news-by-mail/subscribers/2')).status).toBe(200)
    clock.now += 31 * DAY
    await runLetters()
    expect((await overview()).counts).toEqual({ pending: 0, active: 1, left: 0, refused: 0 })
  })

  test('reaches nobody who has left through an import, unless they confirm again themselves', async () => {
    const { db, owner, join, post, overview, receive, runLetters, clock } = await openNews(engine)
    await join('maya@example.org')
    const again = async () => {
      const answer = await owner.call('POST', '/news-by-mail/subscribers/import', { ...importOf(0), text: 'maya@example.org' }) // prettier-ignore
      return (await answer.json()).data
    }
    await owner.call('POST', '/news-by-mail/letters', { news: [(await overview()).next[0].id] })
    await post((await receive('leave'))[0]!.link)
    for (const days of [2, 31, 31]) {
      clock.now += days * DAY
      await runLetters()
      expect(await again()).toMatchObject({ added: 0, left: 1 })
      // Anybody may type it.
      await post('/news-by-mail', { email: 'maya@example.org' })
      expect(await again()).toMatchObject({ added: 0, left: 1 })
    }
    expect((await db.selectFrom('subscriber').select('email').execute()).map(({ email }) => email.includes('@'))).toEqual([false, true]) // prettier-ignore
    expect((await overview()).counts).toMatchObject({ pending: 1, left: 0 })
    expect((await post((await receive('confirm')).at(-1)!.link)).status).toBe(200)
    expect(await again()).toMatchObject({ known: 1, left: 0 })
  })

  test('is for owners', async () => {
    const app = await openNews(engine)
    const editor = await signIn(app, 'editor')
    for (const path of ['/letters', '/subscribers', '/subscribers/export'])
      expect((await editor.call('GET', `/news-by-mail${path}`)).status).toBe(403)
  })
})
