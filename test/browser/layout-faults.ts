import { expect, type Page } from '@playwright/test'

/** How far the page is wider than the screen, in px. Phones widen their window to what does not fit. */
export async function overflowOf(page: Page): Promise<number> {
  return (await page.evaluate(() => document.documentElement.scrollWidth)) - page.viewportSize()!.width
}

/** Waits until a screen that is still drawn fits; pages of the site fit at once. @param name where a test looks at several */
export async function expectToFit(page: Page, name?: string): Promise<void> {
  await expect.poll(() => overflowOf(page), name).toBeLessThanOrEqual(0)
}

/** Faults in the layout of a page: it overflows, a heading stands over nothing, or boxes lie on one another. */
export async function listLayoutFaults(page: Page): Promise<string[]> {
  // By a sheet of the page's own, which its policy lets pass.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets = [sheet]
  })
  return page.evaluate(() => {
    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true })
    }
    const nameOf = (element: Element) =>
      element.textContent?.trim().replaceAll(/\s+/g, ' ').slice(0, 40) || element.className
    const faults: string[] = []
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth) faults.push(`is ${scrollWidth - clientWidth} px too wide`)

    const shown = [...document.querySelectorAll('main *, footer *')].filter(isSeen)
    const headings = shown.filter((element) => /^H[1-4]$/.test(element.tagName))
    const says = (element: Element) =>
      element.matches('img, svg:not([class*=contours]), input, textarea, select') ||
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    const content = shown.filter((one) => says(one) && !one.closest('h1, h2, h3, h4, .visually-hidden'))
    const isBefore = (one: Element, other: Element) =>
      (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) > 0
    for (const [index, heading] of headings.entries()) {
      const place = heading.closest('main, footer')
      const next = headings.slice(index + 1).find((other) => other.tagName <= heading.tagName && place?.contains(other))
      // A text of an editor begins with a heading of its own.
      if (next?.closest('.rich-text') && !heading.closest('.rich-text')) continue
      const isBelow = (one: Element) => place?.contains(one) && isBefore(heading, one) && (!next || isBefore(one, next))
      if (!content.some(isBelow)) faults.push(`nothing below the heading "${nameOf(heading)}"`)
    }
    for (const one of content) {
      const { width, height } = one.getBoundingClientRect()
      if (one.matches('p, h3') && width < 100 && height > 200) faults.push(`"${nameOf(one)}" is squeezed`)
      if (one.matches('img') && width > 200 && height < 40) faults.push(`a picture is cut to ${width} × ${height} px`)
    }

    const boxes = shown.filter((element) =>
      element.matches('.button, .title-block, .message-panel, .site-header__name, h1'),
    )
    for (const [index, one] of boxes.entries()) {
      for (const other of boxes.slice(index + 1)) {
        if (one.contains(other) || other.contains(one)) continue
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
        const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
        const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
        // Two boxes may share a rule of two pixels.
        if (width > 2 && height > 2) faults.push(`"${nameOf(one)}" lies on "${nameOf(other)}"`)
      }
    }
    // Scripts fill some in, for which the page keeps room.
    for (const empty of document.querySelectorAll('main :is(dl, ul, ol, p):not(.needs-script)'))
      if (isSeen(empty) && !empty.textContent?.trim() && !empty.querySelector('img, svg, input'))
        faults.push(`an empty ${empty.tagName.toLowerCase()} "${empty.className}"`)
    return faults
  })
}
