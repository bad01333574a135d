import type { Page } from '@playwright/test'

/** What is wrong with the layout of a page: it overflows, a heading stands over nothing, or boxes lie on one another. */
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

    const shown = [...document.querySelectorAll('h1, h2, h3, h4, main *')].filter(isSeen)
    const headings = shown.filter((element) => /^H[1-4]$/.test(element.tagName))
    for (const [index, heading] of headings.entries()) {
      const level = Number(heading.tagName[1])
      const next = headings.slice(index + 1).find((other) => Number(other.tagName[1]) <= level)
      const range = document.createRange()
      range.setStartAfter(heading)
      // What an editor writes begins with a heading of its own.
      if (next?.closest('.rich-text') && !heading.closest('.rich-text')) continue
      const container = heading.closest('main, footer') ?? document.body
      if (next && container.contains(next)) range.setEndBefore(next)
      else range.setEndAfter(container.lastChild ?? container)
      const between = range.cloneContents()
      for (const other of between.querySelectorAll('h1, h2, h3, h4, style, script, .visually-hidden')) other.remove()
      if (!between.textContent?.trim() && !between.querySelector('img, svg:not([class*=contours]), input'))
        faults.push(`nothing below the heading "${nameOf(heading)}"`)
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
        if (width > 1 && height > 1) faults.push(`"${nameOf(one)}" lies on "${nameOf(other)}"`)
      }
    }
    for (const empty of document.querySelectorAll('main dl, main ul, main ol, main p'))
      if (isSeen(empty) && !empty.textContent?.trim() && !empty.querySelector('img, svg, input'))
        faults.push(`an empty ${empty.tagName.toLowerCase()} "${empty.className}"`)
    return faults
  })
}
