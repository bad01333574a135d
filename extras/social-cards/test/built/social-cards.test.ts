// Before landing: reads every page and its picture.
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { OTHER_PAGES, SITE_PAGES } from '../../../../test/browser/site-pages.ts'
import { start, temporaryFolder } from '../../../../test/built/program.ts'

test('every page names one picture for shared links, which networks can read', async () => {
  const { origin } = await start({ DATA_DIR: temporaryFolder() })
  const paths = [...SITE_PAGES.map((page) => page.path), ...OTHER_PAGES]
  const images = new Set<string>()
  for (const path of [...paths, ...SITE_PAGES.map((page) => `/ne${page.path === '/' ? '' : page.path}`)]) {
    const html = await (await fetch(origin + path)).text()
    const contentOf = (property: string) =>
      Array.from(html.matchAll(new RegExp(`<meta property="${property}" content="([^"]+)"`, 'g')), ([, text]) => text)
    expect(contentOf('og:image:alt'), path).toHaveLength(1)
    expect(contentOf('og:image'), path).toHaveLength(1)
    images.add([contentOf('og:image'), contentOf('og:image:width'), contentOf('og:image:height')].join(' '))
  }
  for (const image of images) {
    const [address = '', width, height] = image.split(' ')
    const answer = await fetch(address)
    expect([answer.status, answer.headers.get('Content-Type')], address).toEqual([
      200,
      expect.stringMatching(/^image\/(jpeg|png)$/),
    ])
    const size = await sharp(await answer.arrayBuffer()).metadata()
    // Until the variant is made, the larger original stands in.
    if (answer.headers.get('Cache-Control') === 'no-cache') continue
    expect([size.width, size.height].join(), address).toBe([width, height].join())
  }
  expect(images.size).toBeGreaterThan(3)
})

test('a site that nothing was entered into has a card', async () => {
  const { origin } = await start({ DATA_DIR: temporaryFolder(), SAMPLE_CONTENT: '0' })
  expect((await fetch(`${origin}/cards/ne/home.jpg`)).headers.get('Content-Type')).toBe('image/jpeg')
})
