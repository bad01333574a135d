import { expect, test, type Page } from '@playwright/test'

const boxOf = (page: Page, role: string) =>
  page
    .getByRole(role as 'main')
    .first()
    .boundingBox()
const offer = (page: Page) => page.getByRole('complementary', { name: 'भाषा' })

test.describe('a browser that lists Nepali', () => {
  test.use({ locale: 'ne-NP' })

  test('is offered the same page in Nepali, with its query @phone @quick', async ({ page }) => {
    await page.goto('/projects?status=completed')
    await expect(offer(page)).toHaveAttribute('lang', 'ne')
    await offer(page).getByRole('link').click()
    await expect(page).toHaveURL('/ne/projects?status=completed')
    await expect(page.locator('html')).toHaveAttribute('data-hydrated')
    await expect(offer(page)).toHaveCount(0)
  })

  test('sees nothing move by the offer, and is not asked again once it has declined @phone', async ({ page }) => {
    await page.goto('/about')
    await expect(offer(page)).toBeVisible()
    const places = () => Promise.all(['banner', 'main', 'contentinfo'].map((role) => boxOf(page, role)))
    const before = await places()
    await offer(page).getByRole('button').click()
    await expect(offer(page)).toHaveCount(0)
    expect(await places()).toEqual(before)
    await page.goto('/services')
    await expect(page.locator('html')).toHaveAttribute('data-hydrated')
    expect(await page.evaluate(() => localStorage.getItem('language-chosen'))).toBe('1')
    await expect(offer(page)).toHaveCount(0)
  })

  test('is offered nothing where the page has no Nepali version', async ({ page }) => {
    await page.goto('/no-such-page')
    await expect(page.locator('html')).toHaveAttribute('data-hydrated')
    await page.waitForLoadState('networkidle')
    await expect(offer(page)).toHaveCount(0)
  })
})

test('other browsers do not load the offer', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await page.goto('/about')
  await expect(page.locator('html')).toHaveAttribute('data-hydrated')
  await page.waitForLoadState('networkidle')
  expect(loaded.filter((url) => url.includes('language-offer'))).toEqual([])
})
