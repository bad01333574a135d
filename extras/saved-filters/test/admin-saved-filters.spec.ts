import { expect } from '@playwright/test'
import { findingsInBothSchemes } from '../../../test/browser/accessibility-findings.ts'
import { expectToFit } from '../../../test/browser/layout-faults.ts'
import { addStaff, signIn, visitorTest as test } from '../../../test/browser/staff-test.ts'

// They belong to one account: each test has its own.
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('RaStorestaff.locale', '"en"'))
  await signIn(page.request, await addStaff('filters'))
})

test('a filter is saved under a name, shows the list in another browser, and is deleted @quick', async ({
  page,
  browser,
}) => {
  await page.goto(`/admin/projects?filter=${encodeURIComponent('{"group":"ongoing"}')}`)
  await page.getByRole('button', { name: 'Saved filters' }).click()
  await page.getByRole('textbox', { name: 'Name of the present filter' }).fill('Now on site')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const other = await browser.newContext({ storageState: { ...(await page.context().storageState()), origins: [] } })
  const elsewhere = await other.newPage()
  await elsewhere.setViewportSize({ width: 360, height: 740 })
  await elsewhere.goto('/admin/projects')
  await elsewhere.getByRole('button', { name: 'Saved filters' }).click()
  await expect(elsewhere.getByRole('link', { name: 'Now on site' })).toBeVisible()
  expect(await findingsInBothSchemes(elsewhere)).toEqual([])
  await expectToFit(elsewhere)
  await elsewhere.getByRole('link', { name: 'Now on site' }).click()
  await expect(elsewhere).toHaveURL(/%22ongoing%22/)
  await expect(elsewhere.getByRole('combobox', { name: 'Status' })).toHaveText('Ongoing')
  await elsewhere.getByRole('button', { name: 'Saved filters' }).click()
  await elsewhere.getByRole('button', { name: 'Delete the filter “Now on site”' }).click()
  await expect(elsewhere.getByText('No filters are saved')).toBeVisible()
  await other.close()
})

test('the filter of messages is saved with its tab', async ({ page }) => {
  await page.goto('/admin/messages?state=answered')
  await page.getByRole('button', { name: 'Saved filters' }).click()
  await page.getByRole('textbox', { name: 'Name of the present filter' }).fill('Done')
  await page.keyboard.press('Enter')
  await page.getByRole('tab', { name: /^All/ }).click()
  await page.getByRole('button', { name: 'Saved filters' }).click()
  await page.getByRole('link', { name: 'Done' }).click()
  await expect(page).toHaveURL(/state=answered/)
})
