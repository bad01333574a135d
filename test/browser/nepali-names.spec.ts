import { expect, test } from '@playwright/test'
import { latinNamesOn } from './nepali.ts'
import { openPage } from './open-page.ts'
import { OTHER_PAGES, SITE_PAGES } from './site-pages.ts'

const PATHS = [
  ...SITE_PAGES.map(({ path }) => path),
  ...OTHER_PAGES,
  '/about/profile/statement',
  '/projects?view=map',
  '/projects?province=karnali&status=completed&fiscalYear=2075%2F76',
  '/projects?search=xyzxyz&status=upcoming',
  '/search',
  '/search?q=pul',
  '/shortlist',
  '/shortlist?projects=1,3&people=1',
  '/nothing-here',
]

for (const path of PATHS) {
  test(`/ne${path} names nothing in Latin letters alone @phone`, async ({ page }) => {
    await openPage(page, path === '/' ? '/ne' : `/ne${path}`)
    expect(await latinNamesOn(page)).toEqual([])
  })
}

test('the errors of the form and the pictures of the gallery are named in Nepali', async ({ page }) => {
  await openPage(page, '/ne/contact')
  // Browsers name what is empty themselves.
  for (const field of ['नाम', 'विषय', 'सन्देश']) await page.getByRole('textbox', { name: field }).fill(' ')
  await page.getByRole('textbox', { name: 'इमेल' }).fill('maya@example')
  await page.getByRole('button', { name: 'सन्देश पठाउनुहोस्' }).click()
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
  expect(await latinNamesOn(page)).toEqual([])
  await openPage(page, '/ne/gallery')
  await page.locator('.gallery-thumbnail__link').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await latinNamesOn(page)).toEqual([])
})

test('the search dialog and the phone menu are named in Nepali @phone', async ({ page }) => {
  await openPage(page, '/ne')
  await page.locator('.site-search__button').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await latinNamesOn(page)).toEqual([])
})
