import { expect, type Page } from '@playwright/test'
import { field, openNews, otherBrowser } from './news-form.ts'
import { addStaff, test } from './staff-test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const preview = (page: Page) => page.getByRole('button', { name: 'Preview', exact: true })

test('others who have it open are shown though nothing is typed, and a save of theirs is said while one looks @quick', async ({
  page,
  browser,
}) => {
  await page.clock.install()
  const id = await openNews(page, 'Looked at by two')
  const colleague = await otherBrowser(browser, page, await addStaff('looking', 'editor', 'Hari Lama'))
  await colleague.goto(`/admin/news/${id}`)
  await expect(colleague.getByText(/Sita Rai has had this open since/)).toBeVisible()
  await page.clock.runFor(31_000)
  await expect(page.getByText(/Hari Lama has had this open since/)).toBeVisible()
  await field(colleague, 'Title').fill('Saved by the other')
  await colleague.getByRole('button', { name: 'Save draft' }).click()
  await expect(colleague.getByText('Draft saved.')).toBeVisible()
  await page.clock.runFor(31_000)
  await expect(page.getByText(/Hari Lama saved a newer version at/)).toBeVisible()
  await page.getByRole('button', { name: 'Show it' }).click()
  await expect(field(page, 'Title')).toHaveValue('Saved by the other')
  await expect(page.getByText(/saved a newer version/)).toHaveCount(0)
})

test('beside the page, the form keeps its room at 1366 pixels: the menu folds, and comes back', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await openNews(page, 'On a small laptop')
  const menu = page.getByRole('link', { name: 'Dashboard' })
  const wide = (await menu.boundingBox())!.width
  await preview(page).click()
  await expect(page.locator('iframe[title="The page as you type"]')).toBeVisible()
  expect((await page.getByRole('tabpanel').first().boundingBox())!.width).toBeGreaterThan(850)
  await preview(page).click()
  await expect.poll(async () => (await menu.boundingBox())!.width).toBe(wide)
})
