import { expect } from '@playwright/test'
import { findingsInBothSchemes } from './accessibility-findings.ts'
import { intercept } from './intercept.ts'
import { expectToFit } from './layout-faults.ts'
import { addStaff, signIn, test } from './staff-test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the dashboard leads to what is open before going public, folds away what is done, and ends with the last line @quick', async ({
  page,
}) => {
  const all = ['firmName', 'mailServer', 'contact', 'projects', 'privacyPage', 'backup', 'secondFactor']
  const state = { done: ['firmName', 'projects'] }
  await intercept(page, '**/api/v1/readiness', (route) =>
    route.fulfill({ json: { data: { checks: all.map((name) => ({ name, isDone: state.done.includes(name) })) } } }),
  )
  await page.goto('/admin')
  const section = page.getByRole('region', { name: 'Before you go public · 2 of 7 done' })
  await expect(section.getByRole('listitem')).toHaveCount(4)
  expect(await findingsInBothSchemes(page)).toEqual([])
  await section.getByRole('link', { name: 'See all 7 points' }).press('Enter')
  await page.getByText('Done (2)').click()
  await expect(page.getByRole('link', { name: 'The firm’s own name' })).toBeVisible()
  await page.getByRole('link', { name: 'A mail server for outgoing e-mail' }).press('Enter')
  await expect(page).toHaveURL(/\/admin\/mail-settings$/)
  await page.goto('/admin')
  await expect(section).toBeVisible()
  state.done = all
  await page.reload()
  await expect(page.getByText('To do later')).toBeVisible()
  await expect(page.getByText(/Before you go public ·/)).toHaveCount(0)
  await page.getByRole('link', { name: 'Before you go public' }).click()
  await expect(page.getByRole('heading', { name: 'Everything is done: the site can go public.' })).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
})

test('on a phone in Nepali the list fits, and says of the server what it has found', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('RaStorestaff.locale', '"ne"'))
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/admin/readiness')
  await expect(page.getByRole('link', { name: 'इमेल पठाउने मेल सर्भर' })).toBeVisible()
  await expect(page.getByText('संस्थाकै नाम')).toBeVisible()
  expect(await findingsInBothSchemes(page)).toEqual([])
  await expectToFit(page)
})

test.describe('an editor', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  test('has no such list, and no fault where it would be', async ({ page }) => {
    await signIn(page.request, await addStaff('editor', 'editor'))
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto('/admin')
    await expect(page.getByText('To do later')).toBeVisible()
    await expect(page.getByText('Before you go public')).toHaveCount(0)
    expect(asked).not.toContain('/api/v1/readiness')
  })
})
