import { expect } from '@playwright/test'
import { accessibilityFindings } from './accessibility-findings.ts'
import { test } from './staff-test.ts'

// Halfway through a transition, colours are not what they will be.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('staff see how a search engine and a shared link show a service, before and after they write for them', async ({
  page,
}) => {
  await page.goto('/admin/services/create')
  await page.getByRole('textbox', { name: /^Name/ }).first().fill('Avalanche barriers')
  await page
    .getByRole('textbox', { name: /^Summary/ })
    .first()
    .fill('Snow held back above roads.')
  await page.getByRole('tab', { name: 'Search engines and sharing' }).click()
  const result = page.locator('section').filter({ hasText: 'In search results' })
  await expect(result).toContainText('Avalanche barriers | Rekha')
  await expect(result).toContainText('Snow held back above roads.')
  const title = page.getByRole('textbox', { name: 'Title in search results', exact: true })
  await expect(title).toHaveAttribute('placeholder', 'Avalanche barriers')

  await title.fill('Barriers against avalanches in Nepal')
  await expect(page.getByText('36 of 65 characters')).toBeVisible()
  await expect(result).toContainText('Barriers against avalanches in Nepal | Rekha')
  await expect(page.locator('section').filter({ hasText: 'As a shared link' })).toContainText('Barriers against')
  expect(await accessibilityFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText(/Published\.|is (created|updated) successfully\./)).toBeVisible()
  await page.goto('/services/avalanche-barriers')
  await expect(page).toHaveTitle('Barriers against avalanches in Nepal | Rekha')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Avalanche barriers')
  await expect(page.locator('meta[name=robots]')).toHaveCount(0)
})

test('a page hidden from search engines says so to them, and keeps its address for visitors @all', async ({ page }) => {
  await page.goto('/admin/services/create')
  await page.getByRole('textbox', { name: /^Name/ }).first().fill('Internal trial')
  await page.getByRole('tab', { name: 'Search engines and sharing' }).click()
  await page.getByLabel('Hide from search engines').check()
  await expect(page.getByText('Search engines are asked to leave this page out.')).toBeVisible()
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText(/Published\.|is (created|updated) successfully\./)).toBeVisible()
  const html = await (await page.request.get('/services/internal-trial')).text()
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html).toMatch(/<link rel="canonical" href="[^"]*\/services\/internal-trial"/)
})
