import { createServer, type IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import type { FeatureEnvironment } from '../../server/core/feature.ts'
import { createTrust, openHealth } from '../../server/health/open-health.ts'
import { createTestApp } from '../create-test-app.ts'

const LOOPBACK = ['127.0.0.0/8', '::1']
const TOKEN = 'a-token-of-the-monitoring'

function requestFrom(remoteAddress: string, headers: Record<string, string> = {}): IncomingMessage {
  return { socket: { remoteAddress }, headers } as unknown as IncomingMessage
}

test.each<[string, string[], string, Record<string, string>, boolean]>([
  ['loopback is trusted', [], '127.0.0.1', {}, true],
  ['loopback of IPv6 too', [], '::1', {}, true],
  ['and as a dual-stack server sees it', [], '::ffff:127.0.0.1', {}, true],
  ['another machine is not', [], '192.0.2.1', {}, false],
  ['nor one that claims to be loopback', [], '192.0.2.1', { 'x-forwarded-for': '127.0.0.1' }, false],
  ['a stranger behind a trusted proxy is not', ['127.0.0.1'], '127.0.0.1', { 'x-forwarded-for': '192.0.2.9' }, false],
  ['nor behind a proxy nobody named', [], '127.0.0.1', { 'x-forwarded-for': '192.0.2.9' }, false],
  ['nor behind one that gives no address', [], '127.0.0.1', { via: '1.1 proxy' }, false],
  ['nor with an address that is none', ['127.0.0.1'], '127.0.0.1', { 'x-forwarded-for': 'unknown' }, false],
  ['nor with that of the proxy', ['127.0.0.1'], '127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }, false],
  ['nor with another one of loopback', ['127.0.0.1'], '127.0.0.1', { 'x-forwarded-host': 'a' }, false],
  [
    'a monitor in a trusted network, behind the proxy, is',
    ['127.0.0.1'],
    '127.0.0.1',
    { 'x-forwarded-for': '10.1.2.3' },
    true,
  ],
  ['whoever has the token is', [], '192.0.2.1', { authorization: `Bearer ${TOKEN}` }, true],
  ['whoever has a part of it is not', [], '192.0.2.1', { authorization: `Bearer ${TOKEN.slice(1)}` }, false],
])('%s', (_title, trustedProxies, address, headers, expected) => {
  const isTrusted = createTrust({ trustedNetworks: [...LOOPBACK, '10.0.0.0/8'], token: TOKEN, trustedProxies })
  expect(isTrusted(requestFrom(address, headers))).toBe(expected)
})

test('without a token, none is accepted', () => {
  const isTrusted = createTrust({ trustedNetworks: [], token: undefined, trustedProxies: [] })
  expect(isTrusted(requestFrom('192.0.2.1', { authorization: 'Bearer undefined' }))).toBe(false)
  expect(isTrusted(requestFrom('127.0.0.1'))).toBe(false)
})

test('a feature watches a server from its start until it is stopped', async () => {
  const store = await createTestApp('sqlite')
  const seen: unknown[] = []
  const server = createServer()
  const { stopWatching } = openHealth({
    server,
    store,
    config: {
      health: { trustedNetworks: [], token: undefined },
      trustedProxies: [],
      environment: {} as FeatureEnvironment,
    },
    apiPaths: [],
    features: [{ watch: ({ db }) => (seen.push(db), () => void seen.push('ended')) }],
    readHealth: () => Promise.reject(new Error('Nobody asks')),
    renders: { count: 0, seconds: 0 },
    pageCache: undefined,
    next: undefined,
    log: { info() {}, error() {} },
  })
  expect(seen).toEqual([store.db])
  await stopWatching()
  expect(seen).toEqual([store.db, 'ended'])
})
