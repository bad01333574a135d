import { expect, test, type Page } from '@playwright/test'
import { openPage } from './open-page.ts'
import { SITE_PAGES } from './site-pages.ts'

/** What axe cannot see: every page on a very small screen, with a finger and with the Tab key (WCAG 1.4.10, 1.4.12, 2.4.11, 2.5.8). */
const PATHS = [...SITE_PAGES.map(({ path }) => path), '/privacy', '/terms', '/accessibility', '/nothing-here']

/** How far each page is wider than the screen, for those that are. */
async function tooWide(page: Page, prepare?: () => Promise<unknown>): Promise<Record<string, number>> {
  const found: Record<string, number> = {}
  for (const path of PATHS) {
    await page.goto(path)
    await prepare?.()
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    if (beyond > 0) found[path] = beyond
  }
  return found
}

test.describe('at 400 % on a desktop', () => {
  test.use({ viewport: { width: 320, height: 256 } })

  test('no page scrolls in two directions, and the header scrolls away', async ({ page }) => {
    expect(await tooWide(page)).toEqual({})
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
    await expect(page.getByRole('banner')).not.toBeInViewport()
  })

  test.describe('with the text spaced out', () => {
    test.use({ bypassCSP: true })

    test('no page loses anything', async ({ page }) => {
      const spaced =
        'main *, header *, footer * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }'
      expect(await tooWide(page, () => page.addStyleTag({ content: spaced }))).toEqual({})
    })
  })
})

for (const width of [360, 1280]) {
  test(`whatever can be pressed is at least 24 px large, ${width} px wide`, async ({ page }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width, height: 800 })
    const found: Record<string, string[]> = {}
    for (const path of PATHS) {
      // What comes after the first view is there, too, and has its sheet.
      await page.goto(path, { waitUntil: 'networkidle' })
      // What is far below has no size before somebody comes near.
      await page.addStyleTag({ content: '* { content-visibility: visible !important }' })
      const small = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
          .filter(
            (element) =>
              element.checkVisibility({ visibilityProperty: true }) &&
              !element.closest('.visually-hidden, .skip-link, svg'),
          )
          // A choice is as large as its label.
          .map((element) => (element.matches('input') ? element.closest('label') : null) ?? element)
          // Links within a sentence are excepted; a card is as large as its picture and words.
          .filter((element) => {
            const isInSentence = [...element.parentNode!.childNodes].some(
              ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && /\w/.test(nodeValue!),
            )
            return !element.matches('.card__link') && !(getComputedStyle(element).display === 'inline' && isInSentence)
          })
          .filter((element) => {
            const { width, height } = element.getBoundingClientRect()
            return Math.min(width, height) < 24
          })
          .map((element) => `${element.className} ${element.textContent}`),
      )
      if (small.length > 0) found[path] = small
    }
    expect(found).toEqual({})
  })
}

for (const [width, height] of [
  [1280, 720],
  [360, 640],
] as const) {
  test(`the focus is never hidden beneath the header and always has its ring, ${width} px wide`, async ({ page }) => {
    test.setTimeout(120_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height })
    const found: string[] = []
    for (const path of [
      '/about/teams',
      '/projects',
      '/services/civil-engineering',
      '/news',
      '/news/office-hours-at-dashain-and-tihar',
      '/contact',
    ]) {
      await openPage(page, path)
      await page.getByRole('contentinfo').getByRole('link').last().focus()
      // Backwards: what comes into view comes in at the top, where the header stands.
      for (let press = 0; press < 70; press++) {
        await page.keyboard.press('Shift+Tab')
        const fault = await page.evaluate(() => {
          const element = document.activeElement as HTMLElement
          if (!element.closest('main, footer') || element.id === 'main') return undefined
          const { left, top, width, height } = element.getBoundingClientRect()
          const seen = document.elementFromPoint(left + width / 2, Math.max(top + height / 2, 0))
          const ringed = getComputedStyle(element.closest('.card') ?? element)
          const isHidden = top + height / 2 < 0 || (seen?.closest('header') ?? false)
          if (isHidden || ringed.outlineStyle === 'none')
            return `${element.textContent} ${isHidden ? 'is hidden' : 'has no ring'}`
          return undefined
        })
        if (fault) found.push(`${path}: ${fault}`)
      }
    }
    expect(found).toEqual([])
  })
}

test.describe('in forced colours', () => {
  test('the current page, a status and a focused link are told by more than a shade', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await openPage(page, '/projects')
    const line = (name: string) =>
      page
        .locator('.menu')
        .getByRole('link', { name })
        .evaluate((link) => {
          const { content, borderBottomStyle } = getComputedStyle(link, '::after')
          return content === 'none' ? 'no line' : borderBottomStyle
        })
    expect([await line('PROJECTS'), await line('GALLERY')]).toEqual(['solid', 'no line'])
    const marks = page.locator('.card .status')
    const shape = (kind: string) =>
      marks
        .and(page.locator(`.status--${kind}`))
        .first()
        .evaluate((status) => parseFloat(getComputedStyle(status, '::before').borderTopWidth))
    await page.goto('/projects?status=upcoming')
    const hollow = await shape('upcoming')
    await page.goto('/projects?status=ongoing')
    expect(await shape('ongoing')).toBeGreaterThan(hollow)
    await page.locator('.menu').getByRole('link', { name: 'GALLERY' }).focus()
    await expect(page.locator('.menu').getByRole('link', { name: 'GALLERY' })).toHaveCSS('outline-style', 'solid')
  })
})
