import fc, { type Arbitrary } from 'fast-check'

/** What a request may hold that no browser sends: each has broken some program. */
const TEXTS = [
  '', ' ', '\0', 'a\0b', '%00', '%2500', '%', '%%', '_', '*', '.', '..', '../../etc/passwd', '..%2f..%2f', '%c0%ae%c0%ae', '%E0%A4%A', '%FF',
  "' or 1=1 --", '"', '\\', '\\u0000', '`', ';', '|', '(', '[', '{', '<script>alert(1)</script>', '<!--', ']]>', '{{7*7}}', '$&', '$1',
  'null', 'undefined', 'NaN', 'Infinity', 'true', '-1', '0', '00', '1.5', '1e309', '0x10', '2147483647', '2147483648', '9223372036854775808',
  '100000000000', '999999999999999', '99999999999999999999', '__proto__', 'constructor', 'toString', 'hasOwnProperty', '[object Object]', 'none',
  '2026-02-30', '0000-00-00', '9999-12-31', '9999-12-31T23:59:59Z', '+275760-09-13T00:00:00Z', '2026-11-22T09:00:00+05:45', '2026-11-22T99:99:99Z',
  'नमस्ते', 'ट्रक', '\ud800', '\udfff\ud800', '\u202e', '\ufeff', '😀', 'e\u0301', 'ﬁ', 'İ', 'ß', '\r\n', '\n', '\t', '\x7f', 'x'.repeat(255), 'x'.repeat(2_500), '<'.repeat(300),
  'http://[::1', 'javascript:alert(1)', '//example.org', 'https://example.org/', 'a@b', 'name@example.org', 'e e e e e e', 'a+'.repeat(60), '"a" -b OR c*',
]
const NUMBERS = [0, -0, -1, 1, 2, 1.5, -1.5, 1e-320, 1e308, 2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1, 2 ** 53 - 1, 2 ** 53, 1e11, 1e15, 1e21]

export const hostileText: Arbitrary<string> = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
)
export const hostileNumber: Arbitrary<number> = fc.oneof(fc.constantFrom(...NUMBERS), fc.double({ noNaN: true, noDefaultInfinity: true }))

export const hostileJson: Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 3, arbitrary: hostileNumber },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], { a: null }, ['a', 'a']) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
)

/** Bodies as bytes that hardly any handler expects. */
export const hostileBody: Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '', ' ', 'null', '[]', '{}', '"text"', '0', '{', '{"a":', '{"a":1,}', '\ufeff{}', '\0', '{"__proto__":{"a":1},"constructor":{"prototype":{"a":1}}}',
    '['.repeat(20_000), '['.repeat(20_000) + ']'.repeat(20_000), '{"a":'.repeat(20_000) + '1' + '}'.repeat(20_000), `{"name":"${'\\u0000'.repeat(5_000)}"}`,
    `{"${'k'.repeat(50_000)}":1}`, `{${Array.from({ length: 20_000 }, (_, index) => `"k${index}":${index}`).join(',')}}`, 'x'.repeat(300_000), '1e999', '-', '"\\ud800"',
  ),
  hostileJson.map((value) => JSON.stringify(value)),
)

export const HOSTS = ['256.256.256.256', 'a..b:99999', '[::1', '[::1]:80', 'localhost', 'EXAMPLE.org', 'xn--a', 'a b', 'a/b', 'a?b', '%zz', '999999999999', '-', '.', 'a'.repeat(300)]

/** Headers that an answer may depend on, with values that are odd or wrong. */
export const hostileHeaders: Arbitrary<Record<string, string>> = fc
  .uniqueArray(
    fc.oneof(
      ...Object.entries({
        Accept: ['*/*', 'text/html;q=0', 'application/json', ',,;;', 'x'.repeat(2_000)],
        'Accept-Encoding': ['br', 'gzip;q=0', '*;q=0.5', 'identity', 'br;q=x, ,', 'zstd'],
        'Accept-Language': ['ne', '*', ';', 'x'.repeat(500)],
        'If-None-Match': ['*', '""', 'W/"a", "b"', '"', ','.repeat(500)],
        'If-Modified-Since': ['now', 'Sun, 22 Nov 2026 09:00:00 GMT', '0', '-1'],
        Range: ['bytes=0-0', 'bytes=-0', 'bytes=9-1', 'bytes=0-99999999999999', 'bytes=0-1,2-3', 'lines=1-2'],
        'Content-Type': ['application/json', 'application/json; charset=utf-16', 'text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'multipart/form-data; boundary=x', '', ';', 'a/b'],
        'Content-Encoding': ['gzip', 'br', 'x'],
        Cookie: ['staff.session_token=x', 'staff.session_token=%00', 'staff.session_token=%E0%A4%A', 'staff.session_token=a.b%3D; staff.session_token=c', ';;=;', 'staff-here=1', 'a='.repeat(500)],
        Origin: ['null', 'https://elsewhere.example', '', 'x', 'http://[::1'],
        Referer: ['', 'http://[::1', 'x'.repeat(2_000)],
        'Idempotency-Key': ['', '"', '"a"', 'x'.repeat(5_000), '%00', "'"],
        'X-Forwarded-For': ['', ',', 'unknown', '::1', '1.2.3.4, 5.6.7.8', 'fe80::1%eth0', '::ffff:1.2.3.4', '999.1.1.1', '[2001:db8::1]:443', ':::::::::'],
        'X-Forwarded-Proto': ['https', 'x'],
        'X-Forwarded-Host': ['elsewhere.example', '256.256.256.256'],
        'User-Agent': ['', 'x'.repeat(3_000), "' or 1=1", '%00'],
        'X-CSRF-TOKEN': ['', '.', 'a.b', 'x'.repeat(3_000)],
        'X-HTTP-Method-Override': ['DELETE'],
        Authorization: ['Basic x', 'Bearer '],
        Expect: ['100-continue'],
        Upgrade: ['websocket', 'h2c'],
        Purpose: ['prefetch'],
        Priority: ['u=9'],
      }).map(([name, values]) => fc.constantFrom(...values).map((value) => [name, value] as const)),
    ),
    { maxLength: 4, selector: ([name]) => name },
  )
  .map((headers) => Object.fromEntries(headers))
