import { expect, test, type Page } from '@playwright/test'
import { openPage } from './open-page.ts'
import { oneOfEachTemplate, OTHER_PAGES, SITE_PAGES } from './site-pages.ts'

/** Checks that axe cannot make: every page on a very small screen, with a finger and with the Tab key (WCAG 1.4.10, 1.4.12, 2.4.11, 2.5.8). */
const PATHS = oneOfEachTemplate([...SITE_PAGES.map(({ path }) => path), ...OTHER_PAGES, '/nothing-here'])

/** WCAG 1.4.12. */
const SPACED =
  'main *, header *, footer * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }'

/** How far a page is wider than the screen, as it is and with its text spaced out. */
function tooWide(page: Page): Promise<{ plain: number; spaced: number }> {
  return page.evaluate((sheet) => {
    const beyond = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
    const plain = beyond()
    // By a sheet of the page's own, which its policy lets pass.
    const own = new CSSStyleSheet()
    own.replaceSync(sheet)
    document.adoptedStyleSheets = [own]
    const spaced = beyond()
    document.adoptedStyleSheets = []
    return { plain, spaced }
  }, SPACED)
}

test.describe('at 400 % on a desktop', () => {
  test.use({ viewport: { width: 320, height: 256 } })

  test('no page scrolls in two directions, nor with its text spaced out, and the header scrolls away @quick', async ({
    page,
  }) => {
    const found: Record<string, object> = {}
    for (const path of PATHS) {
      await page.goto(path)
      const { plain, spaced } = await tooWide(page)
      if (plain > 0 || spaced > 0) found[path] = { plain, spaced }
    }
    expect(found).toEqual({})
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
    await expect(page.getByRole('banner')).not.toBeInViewport()
  })
})

test('whatever can be pressed is at least 24 px large, on a phone and on a desktop', async ({ page }) => {
  test.setTimeout(120_000)
  const found: Record<string, string[]> = {}
  for (const path of PATHS) {
    // The content after the first view is there, too, and has its style sheet.
    await page.goto(path, { waitUntil: 'networkidle' })
    // Sections far below have no size before somebody comes near.
    await page.addStyleTag({ content: '* { content-visibility: visible !important }' })
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const small = await tooSmall(page)
      if (small.length > 0) found[`${path}, ${width} px wide`] = small
    }
  }
  expect(found).toEqual({})
})

/** Controls that are smaller than a fingertip. */
function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() =>
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
}

interface FocusWatch {
  focusFaults: string[]
}

/** Notes at each Tab but the first what is wrong with the focus that the one before it has given. */
function watchFocus(page: Page): Promise<void> {
  return page.evaluate(() => {
    const focusFaults: string[] = []
    Object.assign(window, { focusFaults } satisfies FocusWatch)
    let isFirst = true
    addEventListener('keydown', ({ key }) => {
      if (key !== 'Tab') return
      const element = document.activeElement as HTMLElement
      const isWatched = !isFirst && element.closest('main, footer') && element.id !== 'main'
      isFirst = false
      if (!isWatched) return
      const { left, top, width, height } = element.getBoundingClientRect()
      const seen = document.elementFromPoint(left + width / 2, Math.max(top + height / 2, 0))
      // The card of a link has its ring.
      const card = element.matches('.card__link') ? element.closest('.card') : null
      const ringed = getComputedStyle(card ?? element)
      const isHidden = top + height / 2 < 0 || (seen?.closest('header') ?? false)
      if (isHidden) focusFaults.push(`${element.textContent} is hidden`)
      else if (ringed.outlineStyle === 'none') focusFaults.push(`${element.textContent} has no ring`)
    })
  })
}

for (const [width, height] of [
  [1280, 720],
  [360, 640],
] as const) {
  test(`the focus is never hidden beneath the header and always has its ring, ${width} px wide${width === 360 ? ' @all' : ''}`, async ({
    page,
  }) => {
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
      await watchFocus(page)
      await page.getByRole('contentinfo').getByRole('link').last().focus()
      // Backwards: what comes into view comes in at the top, where the header stands.
      await page.keyboard.down('Shift')
      for (let press = 0; press <= 70; press++) await page.keyboard.down('Tab')
      for (const key of ['Tab', 'Shift']) await page.keyboard.up(key)
      const faults = await page.evaluate(() => (window as Partial<FocusWatch>).focusFaults!)
      found.push(...faults.map((fault) => `${path}: ${fault}`))
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
