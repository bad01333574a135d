import { expect, test } from '@playwright/test'
import { openPage } from './open-page.ts'
import { result } from './project-finder.ts'

test('a project leads to its client, and the client to its projects in a province @nojs @quick', async ({ page }) => {
  await page.goto('/projects/covered-market-hall')
  const facts = page.locator('main .title-block')
  await expect(facts.getByRole('link', { name: 'Karnali' })).toHaveAttribute('href', '/provinces/karnali')
  await facts.getByRole('link', { name: 'A municipality in Surkhet' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A municipality in Surkhet')
  await expect(page.getByText('5 projects in Karnali, 2 of them ongoing and 1 upcoming.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Projects for this client' }).getByRole('article')).toHaveCount(5)
  await expect(page.getByRole('link', { name: 'Ask about this client’s projects' })).toBeVisible()
  await facts.getByRole('link', { name: 'Karnali' }).click()
  await expect(page).toHaveURL('/projects?province=karnali&client=municipality-in-surkhet')
  await expect(result(page)).toHaveText('5 projects')
})

test('the page of clients leads to the page of each with projects @nojs', async ({ page }) => {
  await page.goto('/about/clients')
  await page.getByRole('link', { name: 'A private energy developer' }).click()
  await expect(page).toHaveURL('/clients/private-energy-developer')
})

test('the chart of a client reaches from its first year to its last, and needs three projects', async ({ page }) => {
  await page.goto('/clients/municipality-in-surkhet')
  const counts = await page.locator('.years__count').allTextContents()
  expect(counts.length).toBeGreaterThan(2)
  expect([counts.at(0), counts.at(-1)]).not.toContain('0')
  await page.goto('/clients/rural-municipality-in-gulmi')
  await expect(page.locator('.years')).toHaveCount(0)
})

test('with scripts, the finder keeps provinces and years with every other choice', async ({ page }) => {
  await openPage(page, '/projects?service=bridges&province=gandaki&province=lumbini&since=2014')
  await page.getByLabel('Completed').check()
  await expect(page).toHaveURL(
    '/projects?status=completed&province=gandaki&province=lumbini&service=bridges&since=2014',
  )
  await expect(result(page)).toHaveText('3 projects')
})
