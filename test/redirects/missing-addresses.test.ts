import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { MissingAddress } from '../../contract/redirects/redirect.ts'
import { redirectOldAddresses } from '../../server/redirects/old-addresses.ts'
import { createMissingAddressRecorder } from '../../server/redirects/missing-addresses.ts'
import { signIn } from '../core/accounts/staff.ts'
import { createTestApp, describeOnEachEngine } from '../create-test-app.ts'

describeOnEachEngine('missing addresses', (engine) => {
  /** An owner, and a site with the page /news. */
  const open = async () => {
    const app = await createTestApp(engine)
    const owner = await signIn(app, 'owner')
    const clock = { now: new Date('2026-11-22T10:00:00.000Z') }
    const recorder = createMissingAddressRecorder({ db: app.db, log: { info() {}, error() {} }, now: () => clock.now })
    const site = new Hono()
    site.use(
      '*',
      redirectOldAddresses(app.db, async () => 1, recorder),
    )
    site.all('*', (context) => context.text('page', context.req.path === '/news' ? 200 : 404))
    return {
      clock,
      recorder,
      visit: async (path: string, referrer?: string, method = 'GET') =>
        void (await site.request(`http://firm.example${path}`, {
          method,
          headers: referrer ? { Referer: referrer } : {},
        })),
      redirect: (from: string) => owner.call('POST', '/redirects', { from, to: '/news' }),
      list: async () => {
        await recorder.flush()
        return (await (await owner.call('GET', '/missing-addresses')).json()) as {
          data: MissingAddress[]
          meta: { total: number }
        }
      },
    }
  }

  test('are counted by path, with the host of another site that leads there', async () => {
    const { visit, list, clock } = await open()
    await visit('/old-page?name=maya', 'https://other.example/links?visitor=12')
    await visit('/news')
    await list()
    clock.now = new Date('2026-11-22T11:00:00.000Z')
    await visit('/old-page/', 'http://firm.example/about')
    await visit('/once')
    expect((await list()).data).toEqual([
      { path: '/old-page', requests: 2, lastSeen: '2026-11-22T11:00:00.000Z', referrerHost: 'other.example' },
      { path: '/once', requests: 1, lastSeen: '2026-11-22T11:00:00.000Z', referrerHost: null },
    ])
  })

  test('are not counted when a program only tries a link', async () => {
    const { visit, list } = await open()
    await visit('/tried', undefined, 'HEAD')
    await visit('/visited')
    expect((await list()).data.map(({ path }) => path)).toEqual(['/visited'])
  })

  test('leave the list when they get a redirect, or have not been asked for in 90 days', async () => {
    const { visit, list, redirect, clock } = await open()
    await visit('/old-page')
    await visit('/forgotten')
    expect((await list()).meta.total).toBe(2)
    expect((await redirect('/old-page')).status).toBe(201)
    expect((await list()).data.map(({ path }) => path)).toEqual(['/forgotten'])
    clock.now = new Date('2027-03-01T00:00:00.000Z')
    await visit('/new')
    expect((await list()).data.map(({ path }) => path)).toEqual(['/new'])
  })

  test('are bounded, and those with an e-mail address or of a great length are not kept', async () => {
    const { recorder, list } = await open()
    const note = (path: string) => recorder.note(new URL(path, 'http://firm.example'), undefined)
    note('/known')
    note('/known')
    await recorder.flush()
    note('/maya@example.org')
    note(`/${'a'.repeat(400)}`)
    for (let round = 0; round < 6; round += 1) {
      for (let number = 0; number < 300; number += 1) note(`/random-${round}-${number}`)
      await recorder.flush()
    }
    const { data, meta } = await list()
    expect(meta.total).toBe(1000)
    expect(data[0]).toMatchObject({ path: '/known', requests: 2 })
    expect(JSON.stringify(data)).not.toContain('@')
  })
})
