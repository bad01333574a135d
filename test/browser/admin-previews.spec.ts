import { expect, type Browser, type Page } from '@playwright/test'
import { accessibilityFindings } from './accessibility-findings.ts'
import { waitForHydration } from './open-page.ts'
import { collectFaults } from './page-faults.ts'
import { banner, expectPreview } from './preview-page.ts'
import { test, callAsStaff } from './staff-test.ts'

// Each looks at several pages until all is quiet, perhaps on a machine that is busy.
test.describe.configure({ timeout: 120_000 })

/** Saves a draft. @returns the address of its preview */
async function saveDraft(page: Page, method: string, path: string, document: object): Promise<string> {
  const { id, entity } = await callAsStaff(page, method, path, { ...document, publish: false })
  return (await callAsStaff(page, 'POST', `/content/${entity}/${id}/preview`)).url
}

/** A window of somebody who is not signed in, on a screen of this width. */
async function openForVisitor(
  browser: Browser,
  baseURL: string | undefined,
  options: { width?: number; javaScriptEnabled?: boolean } = {},
) {
  const { width = 1280, javaScriptEnabled = true } = options
  const context = await browser.newContext({
    baseURL: baseURL!,
    storageState: { cookies: [], origins: [] },
    viewport: { width, height: 800 },
    javaScriptEnabled,
  })
  return context.newPage()
}

/**
 * Another one for each test: they run side by side, and a link leads to the newest draft. By its id: projects that other
 * tests publish come first.
 */
const someProject = async (page: Page, id: number) => {
  const { data } = await (await page.request.get('/api/v1/projects?limit=20')).json()
  return (data as { id: number; slug: string; title: string }[]).find((project) => project.id === id)!
}
const leaveDialog = (page: Page) => page.getByRole('dialog', { name: 'Leave the preview?' })

test('a preview of what is published already stays the draft, and works as the page does @quick', async ({
  page,
  browser,
  baseURL,
}) => {
  const { id, title, slug } = await someProject(page, 2)
  const url = await saveDraft(page, 'PATCH', `/projects/${id}`, { title: `${title}, redrafted` })
  const visitor = await openForVisitor(browser, baseURL)
  const faults = collectFaults(visitor, baseURL!)
  await visitor.goto(url)
  await expectPreview(visitor, `${title}, redrafted`)
  expect(await accessibilityFindings(visitor)).toEqual([])
  await visitor.getByRole('region', { name: 'Pictures' }).getByRole('link').first().click()
  await expect(visitor.getByRole('dialog').getByRole('img').first()).toBeVisible()
  await visitor.keyboard.press('Escape')
  await expectPreview(visitor, `${title}, redrafted`)
  expect(faults).toEqual([])
  expect(await (await visitor.request.get(`/projects/${slug}`)).text()).not.toMatch(/redrafted|not published/)
})

test('a preview of something new is there, also on a phone, whose menu opens @all', async ({
  page,
  browser,
  baseURL,
}) => {
  const code = `PRE-${test.info().workerIndex}${Date.now() % 100_000}`
  const url = await saveDraft(page, 'POST', '/projects', { title: `Foot bridge ${code}`, code, status: 'upcoming' })
  const visitor = await openForVisitor(browser, baseURL, { width: 390 })
  await visitor.goto(url)
  await expectPreview(visitor, `Foot bridge ${code}`)
  await visitor.locator('.sheet > summary').click()
  await expect(visitor.locator('.sheet__list').getByRole('link', { name: 'PROJECTS' })).toBeVisible()
  await visitor.locator('.sheet__list').getByRole('link', { name: 'PROJECTS' }).click()
  await expect(leaveDialog(visitor)).toBeVisible()
})

test('leaving a preview asks first, by mouse and by keyboard, and leads to a page that is none', async ({
  page,
  browser,
  baseURL,
}) => {
  const { id, title } = await someProject(page, 3)
  const url = await saveDraft(page, 'PATCH', `/projects/${id}`, { title: `${title}, left` })
  const visitor = await openForVisitor(browser, baseURL)
  await visitor.goto(url)
  await expectPreview(visitor, `${title}, left`)
  const link = visitor.getByRole('navigation').getByRole('link', { name: 'PROJECTS' }).first()
  await link.focus()
  await visitor.keyboard.press('Enter')
  await expect(leaveDialog(visitor)).toHaveAccessibleDescription(/published site/)
  await expect(leaveDialog(visitor).getByRole('button', { name: 'Open the published page' })).toBeFocused()
  expect(await accessibilityFindings(visitor)).toEqual([])
  await visitor.keyboard.press('Escape')
  await expect(leaveDialog(visitor)).toHaveCount(0)
  await expect(link).toBeFocused()
  await expectPreview(visitor, `${title}, left`)
  await visitor.getByRole('link', { name: 'Back to Projects' }).click()
  await leaveDialog(visitor).getByRole('button', { name: 'Open the published page' }).click()
  await expect(visitor).toHaveURL(/\/projects$/)
  await waitForHydration(visitor)
  await expect(banner(visitor)).toHaveCount(0)
})

test('a filter that a script follows does not put published data into a preview', async ({
  page,
  browser,
  baseURL,
}) => {
  const { id, title } = await someProject(page, 4)
  const url = new URL(await saveDraft(page, 'PATCH', `/projects/${id}`, { title: `${title}, listed` }), baseURL)
  const visitor = await openForVisitor(browser, baseURL)
  // Among all, those that other tests have added come first.
  await visitor.goto(`/projects${url.search}&search=${encodeURIComponent(title)}`)
  await expectPreview(visitor, 'Projects')
  await visitor.getByRole('radio', { name: /Ongoing/ }).check({ force: true })
  await expect(leaveDialog(visitor)).toBeVisible()
  await leaveDialog(visitor).getByRole('button', { name: 'Stay in the preview' }).click()
  await expect(visitor.getByRole('main')).toContainText(`${title}, listed`)
  await expectPreview(visitor, 'Projects')
})

test('without scripts a preview is whole, and says where its links lead', async ({ page, browser, baseURL }) => {
  const { id, title } = await someProject(page, 5)
  const url = await saveDraft(page, 'PATCH', `/projects/${id}`, { title: `${title}, plain` })
  const visitor = await openForVisitor(browser, baseURL, { javaScriptEnabled: false })
  await visitor.goto(url)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(`${title}, plain`)
  await expect(banner(visitor)).toContainText('Links on this page lead to the published site')
})

test('a preview and its data are kept by nobody, and refused to whoever has no link @all', async ({ page }) => {
  const { id, title } = await someProject(page, 6)
  const url = await saveDraft(page, 'PATCH', `/projects/${id}`, { title: `${title}, secret` })
  const answer = await page.request.get(url)
  const hydration = /data-hydration="([^"]+)"/.exec(await answer.text())![1]!.replaceAll('&amp;', '&')
  const data = await page.request.get(hydration)
  expect(await data.text()).toContain(`${title}, secret`)
  for (const { headers } of [answer, data].map((one) => ({ headers: one.headers() }))) {
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'same-origin',
    })
  }
  const anew = await page.request.get(hydration.replace(/hydration=[\w-]+$/, 'hydration=unknown'))
  expect(await anew.text()).toContain(`${title}, secret`)
  const forged = await page.request.get(hydration.replace(/preview=[^&]+/, 'preview=forged'))
  expect([forged.status(), (await forged.text()).includes('secret')]).toEqual([403, false])
  const without = await page.request.get(hydration.replace(/preview=[^&]+&/, ''))
  expect(await without.text()).not.toContain(`${title}, secret`)
})
