import morphdom from 'morphdom'
import { beginFrame } from '../framed-page/framed-page.ts'

/** Makes a shown page the same as another one, whose elements it takes; what was opened by whoever looks stays open. */
export function becomePage(page: Document, next: Document): void {
  morphdom(page.documentElement, next.documentElement, {
    onBeforeElUpdated(from, to) {
      if (from.tagName === 'DETAILS') to.toggleAttribute('open', from.hasAttribute('open'))
      return true
    },
  })
  beginFrame(page)
}

/** When the fonts are there in which the page shows what another one says. */
export async function fontsFor(page: Document, { body }: Document): Promise<void> {
  const { fontFamily } = getComputedStyle(page.body)
  const loads = ['400', '700'].map((weight) => page.fonts.load(`${weight} 1em ${fontFamily}`, body.textContent))
  // Text is shown in another font then.
  await Promise.allSettled(loads)
}
