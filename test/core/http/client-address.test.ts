import { expect, test } from 'vitest'
import { createAddressOf } from '../../../server/core/http/client-address.ts'

/** Data that the server hands over with a request. */
function requestFrom(remoteAddress: string, forwarded?: string): unknown {
  return {
    incoming: {
      socket: { remoteAddress },
      headers: { ...(forwarded !== undefined && { 'x-forwarded-for': forwarded }) },
    },
  }
}

test.each([
  ['the connection alone counts without a trusted proxy', [], '192.0.2.1', '198.51.100.7', '192.0.2.1'],
  ['a trusted proxy says who asked', ['192.0.2.1'], '192.0.2.1', '198.51.100.7', '198.51.100.7'],
  ['a trusted network of proxies too', ['192.0.2.0/24'], '::ffff:192.0.2.9', '198.51.100.7:4711', '198.51.100.7'],
  [
    'what the sender wrote there itself does not count',
    ['192.0.2.1'],
    '192.0.2.1',
    '10.9.9.9, 198.51.100.7',
    '198.51.100.7',
  ],
  ['a chain of proxies is followed', ['192.0.2.0/24'], '192.0.2.1', '198.51.100.7, 192.0.2.2', '198.51.100.7'],
  ['nonsense ends the chain', ['192.0.2.1'], '192.0.2.1', 'unknown', '192.0.2.1'],
  ['a household of IPv6 is one sender', [], '2001:db8:1:2:3:4:5:6', undefined, '2001:db8:1:2::/64'],
  ['and a short address of it as well', ['::1'], '::1', '2001:db8:1:2::1', '2001:db8:1:2::/64'],
])('%s', (_title, trusted, connected, forwarded, expected) => {
  expect(createAddressOf(trusted)(requestFrom(connected, forwarded))).toBe(expected)
})

test('a call in process has no address', () => {
  expect(createAddressOf([])(undefined)).toBeUndefined()
  expect(createAddressOf([])({})).toBeUndefined()
})
