import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import { checkAddress, proofOf } from '../../server/mail-settings/check-address.ts'
import { readConfig } from '../../server/config.ts'
import { createLiveSite } from '../../server/live-site.ts'
import { refuseOtherSites } from '../../server/core/accounts/csrf.ts'
import { createDiscoveryRoutes } from '../../server/discovery/routes.ts'
import { findPublicUrl } from '../../server/core/settings/settings.ts'
import { signIn } from '../core/accounts/staff.ts'
import { TEST_SECRET } from '../create-test-api.ts'
import { createTestApp, describeOnEachEngine } from '../create-test-app.ts'

const ADDRESS = 'https://www.firm.example'

describeOnEachEngine('the public address', (engine) => {
  test('is kept in the store; PUBLIC_URL wins', async () => {
    const app = await createTestApp(engine)
    const owner = await signIn(app, 'owner')
    expect((await owner.call('PUT', '/public-address', { address: 'https://firm.example/site' })).status).toBe(422)
    const saved = await owner.call('PUT', '/public-address', { address: 'https://WWW.firm.example/' })
    expect((await saved.json()).data).toEqual({ address: 'https://www.firm.example', isFixed: false })
    const stored = { publicUrl: await findPublicUrl(app.db) }
    expect(readConfig({}, stored)).toMatchObject({ publicUrl: 'https://www.firm.example', backup: { isMissing: true } })
    expect(readConfig({ PUBLIC_URL: 'https://env.example' }, stored).publicUrl).toBe('https://env.example')

    const fixed = { publicUrl: 'https://env.example', isPublicUrlFixed: true }
    const other = await signIn(await createTestApp(engine, fixed), 'owner')
    expect((await (await other.call('GET', '/public-address')).json()).data).toMatchObject({ isFixed: true })
    expect((await other.call('PUT', '/public-address', { address: 'https://other.example' })).status).toBe(409)
  })

  test('is used at once by every server of the store: in answers, against other sites, and for cached pages', async () => {
    const app = await createTestApp(engine)
    const serve = () =>
      createLiveSite({
        readRevision: app.readRevision,
        readPublicUrl: () => findPublicUrl(app.db),
        compose: (publicUrl) => {
          const config = { publicUrl, mediaBaseUrl: '' }
          return new Hono()
            .use(refuseOtherSites(publicUrl))
            .route('/', createDiscoveryRoutes({ db: app.reads, config }))
            .post('/', (context) => context.text('taken'))
        },
      })
    const servers = [await serve(), await serve()]
    const post = async (server: (typeof servers)[0]) =>
      (await (await server()).request('http://10.0.0.5/', { method: 'POST', headers: { Origin: ADDRESS } })).status
    expect(await Promise.all(servers.map(post))).toEqual([403, 403])
    const revision = await app.readRevision()
    await (await signIn(app, 'owner')).call('PUT', '/public-address', { address: ADDRESS })
    expect(await app.readRevision()).toBeGreaterThan(revision)
    expect(await Promise.all(servers.map(post))).toEqual([200, 200])
    for (const server of servers) {
      const robots = await (await server()).request('http://10.0.0.5/robots.txt')
      expect(await robots.text()).toContain(`${ADDRESS}/sitemap.xml`)
    }
  })

  test('is checked: whether this site answers there, or another, or nobody, and never in a private network', async () => {
    const answers: [number, string][] = [
      [200, JSON.stringify({ data: { proof: proofOf(TEST_SECRET) } })],
      [200, 'Another site'],
      [404, ''],
    ]
    const server = createServer((_request, response) => {
      const [status, body] = answers.shift()!
      response.writeHead(status).end(body)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void server.close())
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const check = (address: string, isPrivateAllowed = true) =>
      checkAddress(address, { secret: TEST_SECRET, isPrivateAllowed })
    expect(await check(origin)).toEqual({ outcome: 'reached', isSecure: false, answer: null })
    expect((await check(origin)).outcome).toBe('other-site')
    expect((await check(origin)).outcome).toBe('status')
    expect((await check('http://127.0.0.1:1')).outcome).toBe('no-connection')
    expect((await check('https://firm.invalid')).outcome).toBe('no-host')
    const owner = await signIn(await createTestApp(engine), 'owner')
    const { data } = await (await owner.call('POST', '/public-address/check', { address: origin })).json()
    expect(data).toEqual({ outcome: 'private', isSecure: false, answer: null })
  })

  test('has a proof that visitors can read, which tells nothing of the secret', async () => {
    const { request } = await createTestApp(engine)
    expect((await (await request('/public-address/proof')).json()).data).toEqual({ proof: proofOf(TEST_SECRET) })
  })
})
