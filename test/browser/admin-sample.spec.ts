import { expect } from '@playwright/test'
import { findingsInBothSchemes } from './accessibility-findings.ts'
import { expectToFit } from './layout-faults.ts'
import { startSampleSite, type SampleSite } from './sample-site.ts'
import { signIn, visitorTest as test } from './staff-test.ts'

/** Removing the sample changes every page: a site of this test's own. */
let site: SampleSite
test.beforeAll(async () => {
  test.setTimeout(120_000)
  site = await startSampleSite()
})
test.afterAll(() => site.stop())
test.use({ viewport: { width: 360, height: 800 }, contextOptions: { reducedMotion: 'reduce' } })

test('an owner removes the sample by keyboard on a phone, picks services, starts a page, and brings the sample back', async ({
  playwright,
  browser,
}) => {
  test.setTimeout(180_000)
  const api = await playwright.request.newContext({ baseURL: site.origin })
  await signIn(api, site.owner)
  const context = await browser.newContext({
    baseURL: site.origin,
    storageState: await api.storageState(),
    viewport: { width: 360, height: 800 },
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.goto('/admin/projects')
  await expect(page.getByText('Sample', { exact: true }).first()).toBeVisible()

  await page.goto('/admin/sample')
  await expect(page.getByText('45 × Projects')).toBeVisible()
  expect(await findingsInBothSchemes(page)).toEqual([])
  await expectToFit(page)
  await page.getByRole('button', { name: 'Remove the sample' }).focus()
  await page.keyboard.press('Enter')
  const ask = page.getByRole('dialog', { name: 'Remove the sample content?' })
  await ask.getByRole('button', { name: 'Remove the sample' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Nothing here is sample content.')).toBeVisible()
  expect(await (await api.get('/projects')).text()).not.toContain('Rekha')

  await page.goto('/admin/services')
  await page.getByRole('button', { name: 'Pick from a list' }).click()
  const list = page.getByRole('dialog', { name: 'Services to start from' })
  await expect(list.getByRole('checkbox')).toHaveCount(37)
  await list.getByRole('searchbox', { name: 'Search' }).fill('bridges')
  await list.getByRole('checkbox', { name: 'Bridges' }).focus()
  await page.keyboard.press('Space')
  expect(await findingsInBothSchemes(page)).toEqual([])
  await list.getByRole('button', { name: 'Make 1 draft' }).click()
  await page.getByRole('link', { name: 'Bridges' }).click()
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('dialog', { name: 'Publish with a blank left?' })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.goto('/admin/pages')
  await page.getByRole('link', { name: 'Terms of use' }).click()
  await page.getByRole('button', { name: 'Start from a template' }).click()
  const template = page.getByRole('dialog', { name: 'Start from a template' })
  await expect(template.getByText('not legal advice')).toBeVisible()
  await template.getByRole('button', { name: 'Fill in the text' }).click()
  await expect(page.getByText('The law of Nepal governs these terms.')).toBeVisible()

  await page.goto('/admin/sample')
  await page.getByRole('button', { name: 'Bring the sample back' }).click()
  // The firm has a service of that address now, so the sample's stays in the trash with what refers to it.
  await expect(page.getByText('Bridges: This address is taken. Try bridges-2')).toBeVisible()
  await expect(page.getByText('41 × Projects')).toBeVisible()
  await expectToFit(page)
  await context.close()
  await api.dispose()
})
