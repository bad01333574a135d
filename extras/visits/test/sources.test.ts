import { expect, test } from 'vitest'
import { sourceOf } from '../server/sources.ts'

test.each<[string | undefined, object]>([
  [undefined, { kind: 'direct' }],
  ['https://www.google.com.np/', { kind: 'search', host: 'Google' }],
  ['https://search.yahoo.com/search?p=x', { kind: 'search', host: 'Yahoo' }],
  ['https://mail.google.com/', { kind: 'mail', host: 'Gmail' }],
  ['android-app://com.google.android.gm/', { kind: 'mail', host: 'Gmail' }],
  ['https://l.facebook.com/l.php?u=x', { kind: 'social', host: 'Facebook' }],
  ['https://t.co/abc', { kind: 'social', host: 'X' }],
  ['https://docs.google.com/document/secret', { kind: 'site', host: 'docs.google.com' }],
  ['https://google.example.org/', { kind: 'site', host: 'google.example.org' }],
  ['https://www.moppit.gov.np:8443/page', { kind: 'site', host: 'moppit.gov.np' }],
  ['https://__proto__/', { kind: 'direct' }],
  ['https://constructor/', { kind: 'site', host: 'constructor' }],
  ['http://a b/', { kind: 'direct' }],
])('%s is a source', (referer, source) => {
  expect(sourceOf(referer)).toEqual(source)
})
