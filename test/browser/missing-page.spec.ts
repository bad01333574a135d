import { expect, test } from '@playwright/test'
import { intercept } from './intercept.ts'
import { openPage } from './open-page.ts'

test('a missing page offers to search the site for the words of its address @phone @nojs @quick', async ({ page }) => {
  await page.goto('/projects/market-hall')
  const words = page.getByRole('main').getByRole('searchbox', { name: 'Search the site' })
  await expect(words).toHaveValue('market hall')
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL('/search?q=market+hall')
  await expect(page.getByRole('main').getByRole('link', { name: 'Covered market hall' })).toBeVisible()
})

test('the ways on begin with the list that the address seems to be from @nojs', async ({ page }) => {
  await page.goto('/news/no-such-news')
  await expect(page.getByRole('main').getByRole('listitem').first()).toHaveText('News and events')
  await page.goto('/services/no-such-service')
  await expect(page.getByRole('main').getByRole('listitem').first()).toHaveText('What we do')
})

test('a page that is gone when it is asked for shows the same', async ({ page }) => {
  await openPage(page, '/news')
  await intercept(page, '**/api/v1/news/slug/*', (route) => route.fulfill({ status: 404, body: '{"message":"Gone"}' }))
  await page.getByRole('link', { name: 'Office hours at Dashain and Tihar' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('office hours at dashain and tihar')
})
