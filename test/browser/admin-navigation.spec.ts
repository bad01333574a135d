import { expect, type Page } from '@playwright/test'
import { intercept } from './intercept.ts'
import { expectToFit } from './layout-faults.ts'
import { test } from './staff-test.ts'

test.describe('the menu', () => {
  const WIDE = { width: 1280, height: 800 }
  const NARROW = { width: 360, height: 740 }
  const TURNS = ['after it has settled', 'right away', 'wide and narrow again at once'] as const

  /** By the keyboard alone, from the beginning of the page. */
  async function expectKeyboardReaches(page: Page, name: string): Promise<void> {
    const link = page.getByRole('link', { name, exact: true })
    // Without a focus, the key would go on from where was clicked last, through the whole list.
    await page.getByRole('button', { name: 'Skip to content' }).focus()
    const isFocused = () => link.evaluate((element) => element === document.activeElement)
    for (let presses = 0; presses < 100 && !(await isFocused()); presses++) await page.keyboard.press('Tab')
    await expect(link).toBeFocused()
    await expect(link).toBeInViewport({ ratio: 1 })
  }

  for (const turn of TURNS) {
    test(`a window made narrow ${turn} shows its content without the menu${turn === 'right away' ? '' : ' @all'}`, async ({
      page,
    }) => {
      await page.goto('/admin/partners', { waitUntil: turn === 'right away' ? 'commit' : 'load' })
      if (turn !== 'right away') await expect(page.getByRole('link', { name: 'Dashboard' })).toBeVisible()
      await page.setViewportSize(NARROW)
      if (turn === 'wide and narrow again at once')
        for (const size of [WIDE, NARROW, WIDE, NARROW]) await page.setViewportSize(size)
      await page.getByRole('checkbox', { name: 'Select World Bank' }).click()
      await page.getByRole('checkbox', { name: 'Select World Bank' }).click()
      await expectKeyboardReaches(page, 'Create')
      await expect(page.locator('#app')).not.toHaveAttribute('aria-hidden')
      await expect(page.getByRole('navigation', { name: 'Staff screens' })).toHaveCount(0)
    })
  }

  test('a table beside the menu of a tablet scrolls by itself', async ({ page }) => {
    await page.goto('/admin/certificates')
    const table = page.getByRole('table')
    await expect(table.getByRole('row').nth(1)).toBeVisible()
    await page.setViewportSize({ width: 768, height: 800 })
    await expect(page.getByRole('link', { name: 'Dashboard' })).toBeVisible()
    await expect.poll(() => table.evaluate(({ scrollWidth }) => scrollWidth)).toBeGreaterThan(540)
    await expectToFit(page)
  })

  test('a menu open over a narrow window stands beside the content of a wide one, as it did before', async ({
    page,
  }) => {
    await page.goto('/admin/partners')
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible()
    await page.setViewportSize(NARROW)
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Partners' })).toBeVisible()
    await page.setViewportSize(WIDE)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible()
    await expectKeyboardReaches(page, 'Create')
    await page.setViewportSize(NARROW)
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'News', exact: true }).click()
    await expect(page).toHaveURL(/\/admin\/news/)
    await expectKeyboardReaches(page, 'Create')
  })
})

test.describe('titles', () => {
  test('a tab and the history of the browser name the screen @quick', async ({ page }) => {
    await page.goto('/admin')
    await expect(page).toHaveTitle('Dashboard · Staff')
    await page.getByRole('link', { name: 'Redirects' }).click()
    await expect(page).toHaveTitle('Redirects · Staff')
    await page.goto('/admin/projects/1')
    await expect(page).toHaveTitle(/^Project: .+ · Staff$/)
    await page.goBack()
    await expect(page).toHaveTitle('Redirects · Staff')
  })

  test('an address without a screen says so in both languages, and leads on', async ({ page }) => {
    for (const [locale, title] of [
      ['en', 'There is no such page here.'],
      ['ne', 'यहाँ यस्तो पृष्ठ छैन।'],
    ]) {
      await page.addInitScript((value) => localStorage.setItem('RaStorestaff.locale', `"${value}"`), locale)
      await page.goto('/admin/nothing/here')
      await expect(page.getByRole('heading', { name: title! })).toBeVisible()
      await expect(page.getByText('staff.')).toHaveCount(0)
    }
  })
})

test('the help says what a screen is for and which keys there are, by key and by menu', async ({ page }) => {
  await page.goto('/admin/brand')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Help' })
  await expect(help).toContainText('Logo, colours, letters')
  await expect(help).toContainText('Ctrl+K')
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()
  await page.goto('/admin/news/create')
  await page
    .getByRole('textbox', { name: /^Title/ })
    .first()
    .press('?')
  await expect(help).toBeHidden()
  await page.getByRole('button', { name: 'Sita Rai' }).click()
  await page.getByRole('menuitem', { name: 'Help and keys' }).click()
  await expect(help).toContainText('“Save draft” keeps your text')
})

for (const [screen, name] of [
  ['menus', /^Remove 2\. /],
  ['categories', 'Trash'],
  ['categories', 'Download as CSV'],
] as const) {
  test(`the focus stays near the button ${name} of ${screen} when it goes or is switched off`, async ({ page }) => {
    await page.goto(`/admin/${screen}`)
    const button = page.getByRole('button', { name })
    await button.focus()
    await page.keyboard.press('Enter')
    if (name === 'Trash') await expect(button).toHaveCount(0)
    await expect(page.locator('#main-content :focus')).toBeVisible()
  })
}

test('a screen whose file went with an update of the site is there after all', async ({ page }) => {
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Redirects', exact: true }).waitFor()
  let missed = 0
  await intercept(page, /assets\/redirect[\w-]+\.js/, (route) =>
    missed++ ? route.fallback() : route.fulfill({ status: 404, contentType: 'text/html', body: 'Not found' }),
  )
  await page.getByRole('link', { name: 'Redirects', exact: true }).click()
  await expect(page.getByRole('link', { name: 'New redirect' })).toBeVisible()
  expect(missed).toBe(2)
})
