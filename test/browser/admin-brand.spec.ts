import { expect, type Page } from '@playwright/test'
import { accessibilityFindings, findingsInBothSchemes } from './accessibility-findings.ts'
import { expectToFit } from './layout-faults.ts'
import { callAsStaff, test } from './staff-test.ts'

// All change the one brand of the store.
test.describe.configure({ mode: 'serial' })
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const frame = (page: Page) => page.frameLocator('iframe[title="The home page with these choices"]')
const accent = (page: Page) => page.getByRole('textbox', { name: 'Accent colour', exact: true })

test.afterAll(async ({ browser, staffState, baseURL }) => {
  const context = await browser.newContext({ storageState: staffState, baseURL: baseURL! })
  await callAsStaff(context, 'PATCH', '/brand/1', { accent: '', typeface: 'narrow', isPlain: false })
  await context.close()
})

test('the home page beside the form has what is chosen before it is saved, and visitors afterwards @quick', async ({
  page,
}) => {
  await page.goto('/admin/brand')
  const button = frame(page).getByRole('link', { name: 'See our projects' })
  await expect(button).toHaveCSS('background-color', 'rgb(11, 92, 95)')
  await accent(page).fill('#ffd400')
  await expect(page.getByText('#ffd400 is too pale to be read on light pages.')).toBeVisible()
  await expect(button).toHaveCSS('background-color', 'rgb(255, 212, 0)')
  await page.getByRole('button', { name: 'Dark', exact: true }).press('Enter')
  await expect(button).toHaveCSS('background-color', 'rgb(255, 212, 0)')
  await page.getByLabel('Without contour lines').press('Space')
  await expect(frame(page).locator('.hero__contours')).toBeHidden()
  await page.getByRole('button', { name: 'Publish changes' }).press('Enter')
  await expect(page.getByText(/Published\./)).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'See our projects' })).toHaveCSS('background-color', 'rgb(255, 212, 0)')
  await expect(page.locator('meta[name="theme-color"]').first()).toHaveAttribute('content', '#7d6707')
  await expect(page.locator('.hero__contours')).toBeHidden()
})

for (const color of ['#ffd400', '#c8102e', '#fffdf5']) {
  test(`home has no fault that axe can find with ${color}, light or dark`, async ({ page }) => {
    await callAsStaff(page, 'PATCH', '/brand/1', { accent: color })
    await page.goto('/')
    expect(await findingsInBothSchemes(page)).toEqual([])
  })
}

test('the screen fits a phone and has no fault that axe can find', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/admin/brand')
  await accent(page).fill('#c8102e')
  await expect(page.getByText('Faults in forms are marked in violet')).toBeVisible()
  await expect(frame(page).getByRole('link', { name: 'See our projects' })).toBeVisible()
  await expectToFit(page)
  expect(await accessibilityFindings(page)).toEqual([])
})

test('the form stays while the page beside it is just being read, and has no head yet', async ({ page }) => {
  await page.goto('/admin/brand')
  await expect(frame(page).getByRole('link', { name: 'See our projects' })).toBeVisible()
  await frame(page)
    .locator('head')
    .evaluate((head) => head.remove())
  await accent(page).fill('#ffd400')
  await expect(page.getByText('#ffd400 is too pale to be read on light pages.')).toBeVisible()
})
