import { expect, test } from 'vitest'
import { sanitizeHtml } from '../../server/core/content/html.ts'
import { cleanText } from '../../server/transfer/import/clean-text.ts'

const site = {
  pictureOf: async () => undefined,
  pictureAt: async () => undefined,
  linkTo: async () => undefined,
  onLostPicture() {},
  onEmbedded() {},
  onLeftOut() {},
  onShortcode() {},
}

test.each([
  ['<plaintext>x &amp; <b>y</b>', '<pre>x &amp;amp; &lt;b&gt;y&lt;/b&gt;</pre>'],
  ['<xmp>x <b>y</b></xmp>', '<pre>x &lt;b&gt;y&lt;/b&gt;</pre>'],
  ['<p>x &amp; <b>y</b></p>', '<p>x &amp; <strong>y</strong></p>'],
])('is escaped once, also where browsers show it word for word: %s', async (html, imported) => {
  expect(sanitizeHtml(await cleanText(html, site))).toBe(imported)
})
