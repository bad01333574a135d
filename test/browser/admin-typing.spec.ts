import { expect, type Page } from '@playwright/test'
import { intercept } from './intercept.ts'
import { field, keptBy, openNews } from './news-form.ts'
import { test } from './staff-test.ts'

test.describe.configure({ timeout: 120_000 })

test('the first key in a form draws its field, and not the whole form again @quick', async ({ page }) => {
  await openNews(page, 'Calls')
  await field(page, 'Title').focus()
  await page.waitForLoadState('networkidle')
  const session = await page.context().newCDPSession(page)
  await session.send('Profiler.enable')
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  const calls = async () => {
    const { result } = await session.send('Profiler.takePreciseCoverage')
    return result.flatMap(({ functions }) => functions).reduce((sum, { ranges }) => sum + ranges[0]!.count, 0)
  }
  // Editors come late.
  await expect(page.locator('[contenteditable=true]').first()).toBeVisible()
  await expect.poll(calls, { intervals: [1000] }).toBeLessThan(2000)
  await page.keyboard.type('!')
  await expect(page.getByText('Not saved')).toBeVisible()
  // The field and the bar at the foot: 25,000. The whole form: 200,000.
  expect(await calls()).toBeLessThan(100_000)
})

test('browsers, which look at all fields of a form with each key, find those of one tab', async ({ page }) => {
  await openNews(page, 'Forms')
  const tabs = await field(page, 'Title').evaluate((input) => {
    const all = [...(input as HTMLInputElement).form!.elements].map((one) => one.closest('[role=tabpanel]')?.id)
    return [...new Set(all)]
  })
  expect(tabs).toEqual(['panel-content'])
})

const heading = (page: Page) =>
  page.frameLocator('iframe[title="The page as you type"]:not([aria-hidden=true])').getByRole('heading', { level: 1 })

test('an answer that comes while somebody types on leaves the page to the next one', async ({ page }) => {
  await page.clock.install()
  await openNews(page, 'Keys')
  await page.getByRole('button', { name: 'Preview', exact: true }).press('Enter')
  await expect(heading(page)).toHaveText('Keys')
  await page.clock.pauseAt(Date.now() + 60_000)
  const toShow = (text: string) =>
    expect(async () => {
      await page.clock.runFor(100)
      await expect(heading(page)).toHaveText(text, { timeout: 100 })
    }).toPass()
  await field(page, 'Title').press('End')
  await page.keyboard.type('1')
  await toShow('Keys1')
  const kept = keptBy(page)
  await intercept(page, '**/form-states/news/*', async (route) => {
    if (route.request().postData()?.includes('"Keys12"')) await page.keyboard.type('3')
    await route.continue()
  })
  await page.keyboard.type('2')
  await page.clock.runFor(200)
  await (await kept).finished()
  await page.clock.runFor(100)
  await expect(heading(page)).toHaveText('Keys1')
  await toShow('Keys123')
})
