import { expect, test, type Page } from '@playwright/test'
import { intercept } from './intercept.ts'
import { openPage } from './open-page.ts'

const menuButton = (page: Page) => page.locator('.sheet > summary')
const sheet = (page: Page) => page.locator('.sheet__list')
const submenuButton = (page: Page, entry: string) => page.locator('.sheet summary', { hasText: `${entry} submenu` })
const entry = (page: Page, name: string) => sheet(page).getByRole('link', { name, exact: true })

test('a tap opens the sheet with the seven entries over the whole screen, and another closes it @phone-only @phone @quick', async ({
  page,
}) => {
  await openPage(page, '/')
  await expect(sheet(page)).toBeHidden()
  await menuButton(page).tap()
  await expect(sheet(page).locator('> li > a:not(.language)')).toHaveText([
    'HOME',
    'ABOUT US',
    'SERVICE',
    'PROJECTS',
    'NEWS & EVENT',
    'GALLERY',
    'CONTACT US',
  ])
  const { x, y, width, height } = (await sheet(page).boundingBox())!
  expect({ x, width, bottom: y + height }).toEqual({ x: 0, width: 360, bottom: 740 })
  await menuButton(page).tap()
  await expect(sheet(page)).toBeHidden()
})

test('only one submenu and one nested submenu are open at a time @phone-only @phone', async ({ page }) => {
  await openPage(page, '/')
  await menuButton(page).tap()
  await submenuButton(page, 'ABOUT US').tap()
  await expect(entry(page, 'Overview')).toBeVisible()
  await submenuButton(page, 'Our Story').tap()
  await expect(entry(page, 'History')).toBeVisible()
  await submenuButton(page, 'SERVICE').tap()
  await expect(entry(page, 'Overview')).toBeHidden()
  await submenuButton(page, 'Civil engineering').tap()
  await expect(entry(page, 'Bridges')).toBeVisible()
  await submenuButton(page, 'Renewable energy').tap()
  await expect(entry(page, 'Solar power')).toBeVisible()
  await expect(entry(page, 'Bridges')).toBeHidden()
  await submenuButton(page, 'ABOUT US').tap()
  await expect(entry(page, 'History')).toBeHidden()
})

test('choosing an entry goes to its page and closes the sheet @phone-only @phone', async ({ page }) => {
  await openPage(page, '/')
  await menuButton(page).tap()
  await submenuButton(page, 'SERVICE').tap()
  await submenuButton(page, 'Civil engineering').tap()
  await entry(page, 'Bridges').tap()
  await expect(page).toHaveURL('/services/civil-engineering/bridges')
  await expect(sheet(page)).toBeHidden()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our Team' }).tap()
  await expect(page.getByRole('heading', { level: 1 }), 'the page can be used again').toHaveText('Our Team')
})

test('choosing the page that is shown closes the sheet @phone-only @phone', async ({ page }) => {
  await openPage(page, '/projects')
  await menuButton(page).tap()
  await expect(entry(page, 'PROJECTS')).toHaveAttribute('aria-current', 'page')
  await entry(page, 'PROJECTS').tap()
  await expect(sheet(page)).toBeHidden()
})

test('the keyboard opens the sheet, the focus stays inside, Escape closes it and gives the focus back @phone-only @phone', async ({
  page,
}) => {
  await openPage(page, '/')
  await menuButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(sheet(page)).toBeVisible()
  const stops = new Set<string>()
  for (let press = 0; press < 24; press++) {
    await page.keyboard.press('Tab')
    stops.add(
      await page.evaluate(() =>
        document.activeElement?.closest('header') ? 'header' : document.activeElement!.tagName,
      ),
    )
  }
  // At the end, the browser's own bar has its turn, which is told as BODY.
  expect([...stops].filter((stop) => stop !== 'BODY')).toEqual(['header'])
  await entry(page, 'GALLERY').focus()
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toBeHidden()
  await expect(menuButton(page)).toBeFocused()
})

test('the page beneath the open sheet cannot be scrolled, and can again when it is closed @phone-only @phone', async ({
  page,
}) => {
  await openPage(page, '/about')
  const scroll = async () => {
    await page.evaluate(() => scrollBy({ top: 300, behavior: 'instant' }))
    return page.evaluate(() => scrollY)
  }
  await menuButton(page).tap()
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
  await page.keyboard.press('Escape')
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
  expect(await scroll()).toBe(300)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the field at the top of the sheet leads to the search @phone-only @phone', async ({ page }) => {
    await page.goto('/')
    await menuButton(page).tap()
    await page.getByRole('searchbox', { name: 'Search the site' }).fill('karnali')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/search?q=karnali')
    await expect(page.getByRole('status').first()).toContainText('karnali')
  })

  test('the sheet and its submenus open, one at a time, and lead on @phone-only @phone', async ({ page }) => {
    await page.goto('/')
    await menuButton(page).tap()
    await submenuButton(page, 'ABOUT US').tap()
    await submenuButton(page, 'SERVICE').tap()
    await expect(entry(page, 'Overview')).toBeHidden()
    await submenuButton(page, 'Renewable energy').tap()
    await entry(page, 'Solar power').tap()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Solar power')
    await expect(sheet(page)).toBeHidden()
  })
})

test('the sheet gives the page free when a turned tablet has room for the row of entries', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 1100 })
  await openPage(page, '/about')
  await menuButton(page).click()
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
  await page.setViewportSize({ width: 1100, height: 800 })
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our Team' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Team')
})

test('the open sheet begins where the header ends, wherever the page stands @phone-only @phone', async ({ page }) => {
  await openPage(page, '/about')
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
  await menuButton(page).tap()
  const gap = async () => {
    const header = (await page.getByRole('banner').boundingBox())!
    const list = (await sheet(page).boundingBox())!
    return Math.abs(header.y) + Math.abs(list.y - header.height)
  }
  // The header shrinks as the page is scrolled.
  await expect.poll(gap).toBeLessThanOrEqual(1)
})

test('a sheet that was opened before scripts began stays open, and keeps the focus @phone-only @phone', async ({
  page,
}) => {
  const opened = Promise.withResolvers<void>()
  await intercept(page, '**/hydration/**', async (route) => {
    await opened.promise
    await route.continue()
  })
  await page.goto('/projects')
  await menuButton(page).tap()
  await expect(sheet(page)).toBeVisible()
  opened.resolve()
  await expect(page.locator('html')).toHaveAttribute('data-hydrated')
  await expect(page.locator('main')).toHaveAttribute('inert')
  await expect(sheet(page)).toBeVisible()
})
