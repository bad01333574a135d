import { expect, test } from '@playwright/test'
import { cardTitles, chips, field, finder, result } from './project-finder.ts'

test('a notice is answered by filters, each with a chip that takes it away @nojs @phone @quick', async ({ page }) => {
  await page.goto(
    '/projects?service=bridges&measure=span&atLeast=५०&scope=construction-supervision&terrain=hill&since=2076',
  )
  await expect(result(page)).toHaveText('1 project')
  await expect(chips(page)).toHaveText([
    'Remove service Bridges',
    'Remove years Since 2076 BS',
    'Remove work done Construction supervision',
    'Remove size Span 50 m or more',
    'Remove terrain Hills',
    'Clear all',
  ])
  await chips(page).filter({ hasText: 'Remove years' }).click()
  await expect(result(page)).toHaveText('2 projects')
  await chips(page).filter({ hasText: 'Remove size' }).click()
  await expect(page).not.toHaveURL(/atLeast|measure/)
})

test('numbers that cannot be understood are left out, and the page says so @nojs', async ({ page }) => {
  await page.goto('/projects?measure=span&atLeast=many')
  await expect(page.getByText('Not understood, and left out: “many”')).toBeVisible()
  await page.goto('/projects?atLeast=50')
  await expect(page.getByText('Choose what is measured, such as the span')).toBeVisible()
})

test('the filters of notices are a form in Nepali too, with digits of either script @nojs', async ({ page }) => {
  await page.goto('/ne/projects?measure=span')
  await page.getByLabel('कम्तीमा').fill('१००')
  await page.getByLabel('कम्तीमा').press('Enter')
  await expect(page.getByRole('link', { name: 'स्पान १०० मिटर वा बढी' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
})

test('a search without results says which filter to give up @nojs', async ({ page }) => {
  await page.goto('/projects?measure=span&atLeast=50&terrain=mountain')
  await expect(page.getByRole('link', { name: /^Without “Mountains”: \d+ projects$/ })).toBeVisible()
  expect(await cardTitles(page)).toEqual([])
  await expect(field(page, 'Terrain')).toHaveValue('mountain')
  await expect(finder(page).getByText('For a notice')).toBeVisible()
})
