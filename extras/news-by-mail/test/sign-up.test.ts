import { expect, test } from 'vitest'
import { DAY } from '../../../server/core/process/durations.ts'
import { describeOnEachEngine } from '../../../test/create-test-app.ts'
import { SIGN_UPS } from '../server/routes.ts'
import { openNews } from './news-app.ts'

describeOnEachEngine('signing up for news by mail', (engine) => {
  test('takes a link by mail and a press, not only the opening of the link', async () => {
    const { post, get, receive, overview } = await openNews(engine)
    expect((await post('/news-by-mail', { email: ' Maya@Example.org ' })).status).toBe(200)
    const [mail] = await receive('confirm')
    expect(mail!.to).toBe('maya@example.org')
    expect((await get(mail!.link)).status).toBe(200)
    expect((await overview()).counts).toMatchObject({ pending: 1, active: 0 })
    expect(await (await post(mail!.link)).text()).toContain('You are signed up')
    expect((await overview()).counts).toMatchObject({ pending: 0, active: 1 })
  })

  test('answers the same for an address on the list, and mails it nothing', async () => {
    const { join, post, receive } = await openNews(engine)
    const first = await (await post('/news-by-mail', { email: 'new@example.org' }, '192.0.2.9')).text()
    await receive('confirm')
    await join('maya@example.org')
    const again = await (await post('/news-by-mail', { email: 'maya@example.org' })).text()
    const plain = (page: string) => page.replaceAll(/nonce="[^"]*"/g, '')
    expect(plain(again)).toBe(plain(first))
    expect(await receive('confirm')).toEqual([])
  })

  test('mails one address a link once a day, and one network a few an hour', async () => {
    const { post, receive, clock } = await openNews(engine)
    for (let time = 0; time < 3; time++) await post('/news-by-mail', { email: 'maya@example.org' }, `192.0.2.${time}`)
    expect(await receive('confirm')).toHaveLength(1)
    clock.now += DAY + 1
    await post('/news-by-mail', { email: 'maya@example.org' })
    expect(await receive('confirm')).toHaveLength(1)
    const statuses = []
    for (let number = 0; number <= SIGN_UPS.ofOne.most; number++)
      statuses.push((await post('/news-by-mail', { email: `${number}@example.org` }, '198.51.100.7')).status)
    expect(statuses.at(-1)).toBe(429)
    expect(statuses.slice(0, -1)).toEqual(statuses.slice(0, -1).map(() => 200))
  })

  test('refuses what is no address with the form and what was typed, a forged link and a link after a week', async () => {
    const { post, get, receive, clock } = await openNews(engine)
    for (const email of ['', 'no address', 'a@b\r\nBcc: x@example.org', `${'a'.repeat(300)}@example.org`]) {
      const answer = await post('/ne/news-by-mail', { email })
      expect(answer.status).toBe(422)
      expect(await answer.text()).toContain('aria-invalid="true"')
    }
    await post('/news-by-mail', { email: 'maya@example.org' })
    const link = (await receive('confirm'))[0]!.link
    expect((await post(`${link}x`)).status).toBe(404)
    expect((await get('/news-by-mail/confirm/1.x')).status).toBe(404)
    clock.now += 8 * DAY
    expect((await post(link)).status).toBe(410)
  })

  test('is closed until an owner opens it, and closed to forms of other sites', async () => {
    const { post, get, owner, request } = await openNews(engine)
    expect(
      (await post('/news-by-mail', { email: 'a@example.org' }, '192.0.2.1', { Origin: 'https://x.example' })).status,
    ).toBe(403)
    await owner.call('PUT', '/news-by-mail/settings', { isOpen: false, isWeekly: false, mailsPerHour: 600 })
    expect((await post('/news-by-mail', { email: 'maya@example.org' })).status).toBe(404)
    expect((await get('/news-by-mail')).status).toBe(404)
    expect(await (await request('/news-by-mail/sign-up')).json()).toEqual({ data: { isOpen: false } })
  })
})
