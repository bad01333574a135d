import { expect, test, vi } from 'vitest'
import { sanitizeHtml } from '../../../server/core/content/html.ts'
import { cleanText } from '../server/clean-text.ts'

const site = {
  pictureOf: async () => undefined,
  pictureAt: async () => undefined,
  linkTo: async () => undefined,
  note() {},
}

test.each([
  ['<plaintext>x &amp; <b>y</b>', '<pre>x &amp;amp; &lt;b&gt;y&lt;/b&gt;</pre>'],
  ['<xmp>x <b>y</b></xmp>', '<pre>x &lt;b&gt;y&lt;/b&gt;</pre>'],
  ['<p>x &amp; <b>y</b></p>', '<p>x &amp; <strong>y</strong></p>'],
])('is escaped once, also where browsers show it word for word: %s', async (html, imported) => {
  expect(sanitizeHtml(await cleanText(html, site))).toBe(imported)
})

const picture = { address: '/media/pictures/a.jpg', width: 9, height: 6, alt: '' }
const IMG = '<img src="/media/pictures/a.jpg" alt="" width="9" height="6" loading="lazy">'
const withPicture = {
  ...site,
  pictureAt: async (address: string) => (address.endsWith('/a.jpg') ? picture : undefined),
}
const GIF = 'src="data:image/gif;base64,R0lGOD"'

test.each([
  ['data-src', `<img ${GIF} data-src="https://old.example/a.jpg">`],
  ['data-lazy-src', `<img ${GIF} data-lazy-src="https://old.example/a.jpg" alt="">`],
  ['data-orig-file', '<img src="https://i0.wp.com/x.png" data-orig-file="https://old.example/a.jpg">'],
  ['srcset', `<img ${GIF} srcset="https://old.example/s.jpg 300w, https://old.example/a.jpg 1024w">`],
  ['noscript', `<img ${GIF} class="lazy"><noscript><img src="https://old.example/a.jpg"></noscript>`],
  ['both', '<img data-src="/a.jpg"><noscript><img src="/a.jpg"></noscript>'],
])('a picture of a lazy loader is found once: %s', async (_, html) => {
  expect(sanitizeHtml(await cleanText(`<p>${html}</p>`, withPicture))).toBe(`<p>${IMG}</p>`)
})

const linked = (address: string) => `<a href="${address}" rel="noopener">${address}</a>`
const VIDEO = 'https://www.youtube.com/watch?v=abc123'

test.each([
  [
    `<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\n${VIDEO}\n</div></figure>`,
    `<p>${linked(VIDEO)}</p>`,
  ],
  [`Words\n\n${VIDEO}\n\nMore`, `<p>Words</p>\n<p>${linked(VIDEO)}</p>\n<p>More</p>`],
  [`<p>Words<br>${VIDEO}</p>`, `<p>Words<br>${linked(VIDEO)}</p>`],
  [`<video controls><source src="${VIDEO}"></video>`, linked(VIDEO)],
  [`<iframe src="about:blank" data-src="${VIDEO}"></iframe>`, linked(VIDEO)],
  [`<pre>${VIDEO}</pre>`, `<pre>${VIDEO}</pre>`],
])('what WordPress embeds becomes a link: %s', async (html, imported) => {
  expect(sanitizeHtml(await cleanText(`<!-- wp:x -->${html}`.replace(/^<!-- wp:x -->(?=Words\n)/, ''), site))).toBe(
    imported,
  )
})

test('lost content is named', async () => {
  const note = vi.fn<(note: string, text: string) => void>()
  const html = `<p>a<img src="data:image/png;base64,AAAA" alt="A bridge"></p><form>Name</form><iframe srcdoc="x"></iframe>`
  const cleaned = sanitizeHtml(await cleanText(html, { ...site, note }))
  expect(cleaned).toBe('<p>aA bridge</p><p>Name</p>')
  expect(note.mock.calls).toEqual(['picture', 'form', 'iframe'].map((what) => ['otherType', what]))
})

test.each([
  [
    'Intro:\n<ul>\n<li>a</li>\n<li>b</li>\n</ul>\nAfter',
    '<p>Intro:</p>\n<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n<p>After</p>',
  ],
  ['<pre>a\n\nb</pre>\n\nx', '<pre>a\n\nb</pre>\n<p>x</p>'],
  ['Intro<!--more-->Rest', '<p>Intro</p>\n<p>Rest</p>'],
  ['[vc_column_text]A[/vc_column_text][vc_column_text]B[/vc_column_text]', '<p>A</p>\n<p>B</p>'],
  ['[vc_single_image image="12" img_size="full"]', `<figure>${IMG}</figure>`],
  ['[et_pb_image src="https://old.example/a.jpg"][/et_pb_image]', `<figure>${IMG}</figure>`],
  ['[video mp4="https://old.example/v.mp4"][/video]', `<p>${linked('https://old.example/v.mp4')}</p>`],
])('of the classic editor and of page builders keeps its parts apart: %s', async (html, imported) => {
  const pictureOf = async (id: number) => (id === 12 ? picture : undefined)
  expect(sanitizeHtml(await cleanText(html, { ...withPicture, pictureOf }))).toBe(imported)
})
