import { expect, test } from '@playwright/test'
import { openPage } from './open-page.ts'

const mark = /^\d+ projects close together$/

test('a mark of several projects leads to the list of them, and each to its page @phone @nojs @quick', async ({
  page,
}) => {
  await page.goto('/districts/surkhet')
  const group = page.getByRole('group', { name: 'Map of Surkhet' }).getByRole('link', { name: mark }).first()
  const [first, last] = (await group.locator('text').textContent())!.split('–').map(Number)
  await group.click()
  await expect(page).toHaveURL(/#located-\d+$/)
  const list = page.locator('li:target')
  await expect(list).toBeInViewport()
  await expect(list.getByRole('listitem').locator('b')).toHaveText(
    Array.from({ length: last! - first! + 1 }, (_, index) => String(first! + index)),
  )
  await list.getByRole('listitem').first().getByRole('link').click()
  await expect(page).toHaveURL(/\/projects\//)
})

test('the keyboard opens the list of a mark, and goes on in it', async ({ page }) => {
  await page.goto('/ne/districts/surkhet')
  await page
    .getByRole('group', { name: 'सुर्खेतको नक्सा' })
    .getByRole('link', { name: /^नजिकै रहेका/ })
    .first()
    .press('Enter')
  await expect(page.locator('li:target')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.locator('li:target').getByRole('link').first()).toBeFocused()
})

test('a place is found by an old name, with its projects, and its page leads to its province @nojs', async ({
  page,
}) => {
  await page.goto('/search?q=Province+No.+6&kind=places')
  const result = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Karnali Province' }) })
  await expect(result).toContainText(/\d+ projects · /)
  await result.getByRole('link').click()
  await expect(page).toHaveURL('/provinces/karnali')
  await page.goto('/districts/surkhet')
  await page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Karnali Province' }).click()
  await expect(page).toHaveURL('/provinces/karnali')
})

test('the page after that of a district is laid out as if it were the first', async ({ page }) => {
  await page.setViewportSize({ width: 600, height: 740 })
  const facts = page.locator('.page-heading .title-block')
  await openPage(page, '/about')
  const { width } = (await facts.boundingBox())!
  await openPage(page, '/districts/surkhet')
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us')
  expect((await facts.boundingBox())!.width).toBe(width)
})

test('the map of a province names its districts, and says how many projects have no place @nojs', async ({ page }) => {
  await page.goto('/provinces/karnali')
  const names = page.getByRole('group', { name: 'Map of Karnali Province' }).locator('.region-map__name')
  await expect(names).toHaveText([
    'Dolpa',
    'Mugu',
    'Humla',
    'Jumla',
    'Kalikot',
    'Dailekh',
    'Jajarkot',
    'Rukum West',
    'Salyan',
    'Surkhet',
  ])
  await expect(page.getByRole('region', { name: 'Projects on the map' })).toContainText('3 projects without an exact')
})
