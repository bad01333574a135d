import { expect, type Page } from '@playwright/test'
import type { Backups } from '../../contract/backup.ts'
import { words } from '../../admin/backups/words.ts'
import { findingsInBothSchemes } from './accessibility-findings.ts'
import { test } from './staff-test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
// One backup is made at a time.
test.describe.configure({ mode: 'default' })

const STATE: Backups = {
  schedule: { place: 's3://site/backups', time: '02:30', daily: 7, weekly: 5, monthly: 12 },
  isLate: false,
  isRunning: false,
  fault: null,
  listFault: null,
  backups: [],
}
const BACKUP = {
  name: '2026-11-20T20-45-00.000Z',
  at: '2026-11-20T20:45:00.000Z',
  bytes: 120_000_000,
  storedBytes: 90_000_000,
  files: 1234,
  missing: 2,
  isEncrypted: true,
}

async function open(page: Page, locale: 'en' | 'ne', state?: Partial<Backups>): Promise<void> {
  await page.addInitScript((name) => localStorage.setItem('RaStorestaff.locale', JSON.stringify(name)), locale)
  if (state) await page.route('**/api/v1/backups', (route) => route.fulfill({ json: { data: { ...STATE, ...state } } }))
  await page.goto('/admin/backups')
  await expect(page.getByText(words.exportContents[locale])).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
}

async function expectSound(page: Page): Promise<void> {
  expect(await findingsInBothSchemes(page)).toEqual([])
  await page.setViewportSize({ width: 360, height: 800 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

for (const locale of ['en', 'ne'] as const) {
  test(`an owner has a backup made, and downloads it (${locale})${locale === 'ne' ? ' @all' : ''}`, async ({
    page,
  }) => {
    // The backup has all pictures in it, and is verified.
    test.slow()
    await open(page, locale)
    await page.getByRole('button', { name: words.make[locale] }).click()
    await expect(page.getByRole('status').filter({ hasText: words.making[locale] })).toBeVisible()
    await expect(page.getByText(words.making[locale])).toBeHidden({ timeout: 60_000 })
    const name = new RegExp(words.downloadOf[locale].replace('%{time}', '.+'))
    const link = page.getByRole('listitem').getByRole('link', { name }).first()
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
    expect(download.suggestedFilename()).toMatch(/^backup-20.*\.tar$/)
    expect(await download.failure()).toBeNull()
  })

  test(`the screen says where backups go, and that there is none yet (${locale})${locale === 'ne' ? ' @all' : ''}`, async ({
    page,
  }) => {
    await open(page, locale, {})
    await expect(page.getByText('s3://site/backups')).toBeVisible()
    await expect(page.getByText(words.empty[locale])).toBeVisible()
    await expectSound(page)
  })

  test(`the screen says why a backup failed, and why the list is missing (${locale})${locale === 'ne' ? ' @all' : ''}`, async ({
    page,
  }) => {
    await open(page, locale, { isLate: true, fault: 'The disk is full', backups: [BACKUP] })
    await expect(page.getByText('The disk is full')).toBeVisible()
    await expect(page.getByText(words.late[locale])).toBeVisible()
    await expect(page.getByText(`npm run restore -- backup/${BACKUP.name}`)).toBeVisible()
    await expectSound(page)
    await page.unroute('**/api/v1/backups')
    await open(page, locale, { listFault: 's3://site/backups: it does not answer' })
    await expect(page.getByRole('alert').filter({ hasText: words.unlisted[locale] })).toContainText('does not answer')
    await expect(page.getByText(words.empty[locale])).toHaveCount(0)
  })

  test(`without BACKUP_DIR, the screen says what to set (${locale})${locale === 'ne' ? ' @all' : ''}`, async ({
    page,
  }) => {
    await open(page, locale, { schedule: null })
    await expect(page.getByText(words.none[locale])).toBeVisible()
    await expect(page.getByRole('button', { name: words.make[locale] })).toHaveCount(0)
  })
}

test('two owners who ask at once get one backup, and the second a message', async ({ page }) => {
  await open(page, 'en', {})
  await page.unroute('**/api/v1/backups')
  let isRunning = false
  await page.route('**/api/v1/backups', (route) => {
    if (route.request().method() === 'GET') return route.fulfill({ json: { data: { ...STATE, isRunning } } })
    isRunning = true
    return route.fulfill({
      status: 409,
      json: { success: false, code: 'conflict', message: 'A backup is being made' },
    })
  })
  await page.getByRole('button', { name: words.make.en }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'A backup is being made' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: words.making.en })).toBeVisible()
})
