import { expect } from '@playwright/test'
import { findingsInBothSchemes } from './accessibility-findings.ts'
import { test } from './staff-test.ts'

/** A page, and what is to be seen on it before it is looked at. */
const PAGES = [
  ['/admin/login', 'Password'],
  ['/admin/password#token', 'New password'],
  ['/admin/forgotten', 'E-mail'],
] as const

const SCREENS = [
  ['/admin/account', 'Where you are signed in'],
  ['/admin/news', 'Vacancy: two site engineers'],
  ['/admin/news/create', 'Save draft'],
  ['/admin', 'To do later'],
  ['/admin/messages', 'Assigned to'],
  ['/admin/mails', 'Waiting'],
  ['/admin/staff', 'Can sign in'],
  ['/admin/staff/create', 'Add, and show the link'],
  ['/admin/audit', 'signed in'],
  ['/admin/api-keys', 'API reference'],
  ['/admin/api-keys/create', 'What it may do'],
  ['/admin/webhooks', 'New webhook'],
  ['/admin/webhooks/create', 'Notify when'],
  ['/admin/redirects', 'New redirect'],
  ['/admin/imports', 'Choose a file'],
] as const

test.use({ viewport: { width: 768, height: 900 }, contextOptions: { reducedMotion: 'reduce' } })

test('no page of the staff screens has a fault that axe can find, light or dark', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const found: Record<string, string[]> = {}
  for (const [path, word] of SCREENS) {
    await page.goto(path)
    await expect(page.getByText(word).first()).toBeVisible()
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    const faults = await findingsInBothSchemes(page)
    if (faults.length > 0) found[path] = faults
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      `${path} fits`,
    ).toBeLessThanOrEqual(0)
  }
  const outside = await browser.newPage({
    baseURL: baseURL!,
    reducedMotion: 'reduce',
    storageState: { cookies: [], origins: [] },
  })
  for (const [path, label] of PAGES) {
    await outside.goto(path)
    await expect(outside.getByLabel(label).first()).toBeVisible()
    const faults = await findingsInBothSchemes(outside)
    if (faults.length > 0) found[path] = faults
  }
  await outside.close()
  expect(found).toEqual({})
})
