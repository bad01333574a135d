import { expect, test, type Page } from '@playwright/test'
import { accessibilityFindings } from './accessibility-findings.ts'
import { intercept } from './intercept.ts'
import { openPage } from './open-page.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const field = (page: Page) => dialog(page).getByRole('combobox', { name: 'Search the site' })
const options = (page: Page) => dialog(page).getByRole('option')
const results = (page: Page) => page.locator('.search-result__title')

test('words find projects, people and places in groups, and mark what was found @nojs @quick', async ({ page }) => {
  await page.goto('/search?q=geotechnical')
  await expect(page.getByRole('status').first()).toHaveText(/^\d+ results for “geotechnical”\.$/)
  await expect(page.getByRole('heading', { level: 2 })).toContainText(['Services', 'Projects'])
  await expect(results(page).first().locator('mark')).toHaveText('Geotechnical')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})

test('the filters are links that show one kind @nojs', async ({ page }) => {
  await page.goto('/search?q=karnali')
  const projects = page.getByRole('navigation', { name: 'Kinds of results' }).getByRole('link', { name: /^Projects/ })
  await expect(projects).toHaveText('Projects 8')
  await projects.click()
  await expect(page).toHaveURL('/search?q=karnali&kind=projects')
  await expect(results(page)).toHaveCount(8)
  await expect(page.getByRole('status').first()).toHaveText('8 results for “karnali” in projects.')
})

test('where nothing has all words, the nearest are offered with what they lack @nojs', async ({ page }) => {
  await page.goto('/search?q=jumla+hospital+tunnel')
  await expect(page.getByRole('heading', { name: 'Nearest results' })).toBeVisible()
  await expect(page.locator('.search-result__missing').first()).toContainText('Missing:')
  await page.getByRole('link', { name: /results? for “hospital”/ }).click()
  await expect(page.getByRole('status').first()).toContainText('for “hospital”')
})

test('nothing found leads on @nojs', async ({ page }) => {
  await page.goto('/search?q=zzzzzz')
  await expect(page.getByRole('status').first()).toHaveText('No results for “zzzzzz”.')
  await expect(page.getByRole('link', { name: 'Projects by place and status' })).toBeVisible()
})

test('without JavaScript the button in the header leads to the page with the form @nojs-only @nojs', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search')
  await page.getByLabel('What are you looking for?').fill('काठमाडौँ')
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await expect(results(page).filter({ hasText: 'Kathmandu District' })).toBeVisible()
})

test('a slash opens the dialog, arrows choose a suggestion, and Enter goes there', async ({ page }) => {
  await openPage(page, '/about')
  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('trail')
  // Those for the whole word: when others come, none is chosen.
  await expect(dialog(page).getByRole('status')).toHaveText(/\d+ suggestions/)
  const title = await options(page).first().locator('span').first().textContent()
  await page.keyboard.press('ArrowDown')
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await options(page).first().getAttribute('id'))!)
  await page.keyboard.press('ArrowUp')
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'false')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title!)
  await expect(dialog(page)).toHaveCount(0)
})

test('Ctrl+K opens it, Enter searches all texts, and Escape gives the focus back', async ({ page }) => {
  await openPage(page, '/about')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Our Team' })
  await link.focus()
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(link).toBeFocused()
  await page.keyboard.press('Control+k')
  await field(page).fill('karnali')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?q=karnali')
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByLabel('What are you looking for?')).toHaveValue('karnali')
})

test('a slash that is typed into a field stays there', async ({ page }) => {
  await openPage(page, '/search')
  const words = page.getByLabel('What are you looking for?')
  await words.pressSequentially('2080/81')
  await expect(words).toHaveValue('2080/81')
  await expect(dialog(page)).toHaveCount(0)
})

test('suggestions are asked for once typing pauses, from two letters on', async ({ page }) => {
  const asked: string[] = []
  await intercept(page, '**/search/suggestions?*', (route) => {
    asked.push(new URL(route.request().url()).searchParams.get('q')!)
    return route.continue()
  })
  await openPage(page, '/about')
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
  await field(page).fill('b')
  await field(page).evaluate((input: HTMLInputElement) => {
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!
    for (const value of ['br', 'bri', 'brid', 'bridge']) {
      set.call(input, value)
      input.dispatchEvent(new Event('input', { bubbles: true }))
    }
  })
  await expect(options(page).first()).toBeVisible()
  expect(asked).toEqual(['bridge'])
})

test('on a phone the button in the header opens it, and a tap goes to a suggestion @phone-only @phone', async ({
  page,
}) => {
  await openPage(page, '/')
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).tap()
  await field(page).fill('trail bridge')
  await options(page).first().tap()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).not.toHaveURL('/')
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    test(`axe finds no fault in the page and the dialog @phone${colorScheme === 'dark' ? ' @all' : ''}`, async ({
      page,
    }) => {
      for (const q of ['', 'karnali', 'jumla hospital tunnel', 'zzzzzz']) {
        await page.goto(`/search?q=${q}`)
        expect(await accessibilityFindings(page), q).toEqual([])
      }
      await openPage(page, '/about')
      await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
      await field(page).fill('bridge')
      await expect(options(page).first()).toBeVisible()
      await page.keyboard.press('ArrowDown')
      expect(await accessibilityFindings(page)).toEqual([])
    })
  })
}

test('a person without a page of their own who is found is in view on the page of the team, below the header @phone @nojs', async ({
  page,
}) => {
  await page.goto('/search?q=bishwakarma')
  await page.getByRole('link', { name: 'Kamal Bishwakarma' }).click()
  await expect(page).toHaveURL(/\/about\/teams#person-\d+$/)
  const person = page.locator('.person', { hasText: 'Kamal Bishwakarma' })
  await expect(person).toBeInViewport({ ratio: 1 })
  await expect(person).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  const header = page.getByRole('banner')
  await expect
    .poll(
      async () =>
        (await person.boundingBox())!.y - ((await header.boundingBox())!.y + (await header.boundingBox())!.height),
    )
    .toBeGreaterThan(0)
})

test('a partner is found by its acronym, with its own site, and shown among the partners @phone @nojs', async ({
  page,
}) => {
  await page.goto('/search?q=adb')
  await expect(page.getByRole('link', { name: /^Own website.*Asian Development Bank/ })).toHaveAttribute(
    'href',
    'https://www.adb.org',
  )
  await results(page).first().getByRole('link').click()
  await expect(page).toHaveURL(/\/about\/clients#partner-\d+$/)
  await expect(page.locator('.organisation', { hasText: 'Asian Development Bank' })).toBeInViewport({ ratio: 1 })
})
