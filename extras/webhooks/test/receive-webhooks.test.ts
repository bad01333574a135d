import { expect, test } from 'vitest'
import { freePort } from '../../../scripts/free-port.ts'
import { readConfig } from '../../../server/config.ts'
import { startExample } from '../../../test/client/run-example.ts'
import { openWebhooks, register } from './webhook-app.ts'

test('the example for receivers prints events that the site has signed, and refuses others', async () => {
  const { owner, clock, run } = await openWebhooks('sqlite')
  clock.now = new Date()
  const port = await freePort()
  const url = `http://127.0.0.1:${port}/`
  const { secret } = await register(owner, url)
  const lines = startExample('extras/webhooks/docs/receive-webhooks.ts', { WEBHOOK_SECRET: secret, PORT: String(port) })
  expect((await lines.next()).value).toBe('Waiting for events')
  const forged = {
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(Date.now() / 1000),
    'webhook-signature': 'v1,AAAA',
  }
  expect((await fetch(url, { method: 'POST', headers: forged, body: '{"type":"webhook.test"}' })).status).toBe(401)
  await owner.call('POST', '/news', { name: 'Bridge opened', description: '<p>Text</p>', categoryId: 1, publish: true })
  await run()
  expect((await lines.next()).value).toMatch(/^content\.published: news \d+, Bridge opened$/)
})

test.each([
  [{}, '0'],
  [{ WEBHOOKS_PRIVATE_NETWORKS: '1' }, '1'],
])('with %o, the variable for private networks is %s', (values, expected) => {
  expect(readConfig(values).environment.WEBHOOKS_PRIVATE_NETWORKS).toBe(expected)
})
