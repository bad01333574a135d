import { expect, type Page, type Route } from '@playwright/test'
import { accessibilityFindings } from './accessibility-findings.ts'
import { intercept } from './intercept.ts'
import { expectToFit } from './layout-faults.ts'
import { field, keptBy, openNews, otherBrowser } from './news-form.ts'
import { addStaff, callAsStaff, test } from './staff-test.ts'

test.describe.configure({ timeout: 120_000 })
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const pageOf = (page: Page) => page.frameLocator('iframe[title="The page as you type"]:not([aria-hidden=true])')
const heading = (page: Page) => pageOf(page).getByRole('heading', { level: 1 })
const button = (page: Page) => page.getByRole('button', { name: 'Preview', exact: true })
test('the page beside the form has the last of many keys within a second of the last one @quick', async ({ page }) => {
  await openNews(page, 'Keys')
  await button(page).press('Enter')
  await expect(heading(page)).toHaveText('Keys')
  await field(page, 'Title').focus()
  await page.keyboard.type(' a'.repeat(50), { delay: 15 })
  const typed = Date.now()
  await expect(heading(page)).toHaveText(`Keys${' a'.repeat(50)}`, { timeout: 15_000 })
  test.info().annotations.push({ type: 'measured', description: `${Date.now() - typed} ms after the last key` })
  await expect(page.getByText('Not saved')).toBeVisible()
  const visitor = await page.request.get('/news')
  expect(await visitor.text()).not.toContain('Keys a a')
})

test('a form that is not valid leaves the page of before, and names the field by its label', async ({ page }) => {
  await openNews(page, 'Valid at first')
  await button(page).click()
  await expect(heading(page)).toHaveText('Valid at first')
  await field(page, 'Title').fill('')
  await expect(page.getByText('Not up to date: Title is missing')).toBeVisible()
  await expect(heading(page)).toHaveText('Valid at first')
  await field(page, 'Title').fill('Valid again')
  await expect(heading(page)).toHaveText('Valid again')
  await expect(page.getByText('Not up to date')).toHaveCount(0)
})

test('while nobody looks and nothing is changed, nothing is asked; a change is sent once in five seconds', async ({
  page,
}) => {
  const asked: string[] = []
  await page.clock.install()
  await openNews(page, 'Quiet')
  await page.waitForLoadState('networkidle')
  page.on('request', (request) => {
    if (/form-states|preview/.test(request.url()) && !request.url().endsWith('/presence'))
      asked.push(`${request.method()} ${new URL(request.url()).pathname}`)
  })
  await page.clock.runFor(65_000)
  expect(asked).toEqual([])
  for (const text of ['One', 'Two', 'Three']) await field(page, 'Title').fill(text)
  const kept = keptBy(page)
  await page.clock.runFor(5100)
  expect(await (await kept).json()).toMatchObject({ data: { faults: {} } })
  expect(asked).toHaveLength(1)
})

test('text typed before the same person saved the item elsewhere is not offered again', async ({ page, browser }) => {
  const id = await openNews(page, 'At home')
  await button(page).click()
  const kept = keptBy(page)
  await field(page, 'Title').fill('Typed at home')
  await kept
  const other = await otherBrowser(browser, page)
  await callAsStaff(page, 'PATCH', `/news/${id}`, { summary: 'Saved elsewhere', publish: false })
  const answered = keptBy(other, 'GET')
  await other.goto(`/admin/news/${id}`)
  expect((await (await answered).json()).data.own).toBeNull()
  await expect(field(other, 'Title')).toHaveValue('At home')
})

test('text typed in another browser is restored, saved and gone; here only the own copy is offered', async ({
  page,
  browser,
}) => {
  const id = await openNews(page, 'Elsewhere')
  await button(page).click()
  const kept = keptBy(page)
  await field(page, 'Title').fill('Typed elsewhere')
  await kept
  await page.reload()
  await expect(page.getByText(/What you typed here on/)).toBeVisible()
  await expect(page.getByText('on another computer')).toHaveCount(0)
  const other = await otherBrowser(browser, page)
  await other.goto(`/admin/news/${id}`)
  await expect(other.getByText(/unsaved changes from .* another computer/)).toBeVisible()
  await expect(other.getByText('You have this open in another tab')).toBeVisible()
  const window = other.viewportSize()!
  await other.setViewportSize({ width: 360, height: 740 })
  const bar = await other.getByRole('group', { name: 'Save', exact: true }).boundingBox()
  expect(bar!.height).toBeLessThanOrEqual(740 * 0.3)
  await other.setViewportSize(window)
  await other.getByRole('button', { name: 'Restore' }).click()
  await expect(field(other, 'Title')).toHaveValue('Typed elsewhere')
  const dropped = keptBy(other, 'DELETE')
  await other.getByRole('button', { name: 'Save draft' }).click()
  await dropped
  await other.goto(`/admin/news/${id}`)
  await expect(field(other, 'Title')).toHaveValue('Typed elsewhere')
  await expect(other.getByText('another computer')).toHaveCount(0)
})

test('a restored form whose item was changed by somebody else is merged field by field', async ({ page, browser }) => {
  const id = await openNews(page, 'Before both')
  await button(page).click()
  const kept = keptBy(page)
  await field(page, 'Title').fill('Mine')
  await kept
  const colleague = await otherBrowser(browser, page, await addStaff('merging', 'editor', 'Hari Lama'))
  await colleague.goto(`/admin/news/${id}`)
  await expect(colleague.getByText(/Sita Rai has had this open since/)).toBeVisible()
  await field(colleague, 'Title').fill('Theirs')
  await colleague.getByRole('button', { name: 'Save draft' }).click()
  await expect(colleague.getByText(/Draft saved|saved/i).first()).toBeVisible()
  const other = await otherBrowser(browser, page)
  // A save between a press on Restore and the version it began with would go over the colleague's.
  const asked = Promise.withResolvers<Route>()
  await intercept(other, /\/revisions\/\d+$/, (route) => asked.resolve(route))
  await other.goto(`/admin/news/${id}`)
  const beginning = await asked.promise
  await expect(field(other, 'Title')).toHaveValue('Theirs')
  await expect(other.getByRole('button', { name: 'Restore' })).toHaveCount(0)
  await beginning.continue()
  await other.getByRole('button', { name: 'Restore' }).click()
  await other.getByRole('button', { name: 'Save draft' }).click()
  const dialog = other.getByRole('dialog', { name: 'Somebody else has changed this in the meantime' })
  await expect(dialog.getByText('Theirs').last()).toBeVisible()
  await dialog.getByRole('button', { name: 'Save what I chose' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(field(other, 'Title')).toHaveValue('Mine')
})

test('the form of a new item is there in another browser, too, and is over once it is discarded', async ({
  page: others,
  browser,
}) => {
  await others.goto('/admin')
  // Other tests leave new items unsaved in their account.
  const page = await otherBrowser(browser, others, await addStaff('discarding'))
  await page.goto('/admin/timeline/create')
  await button(page).click()
  await expect(page.getByText('The page appears here as soon as')).toBeVisible()
  await field(page, 'Title').fill('Never saved')
  await field(page, 'Years').fill('2016')
  // Then the last key has been kept: nothing follows what is discarded.
  await expect(pageOf(page).getByText('2016').first()).toBeAttached()
  const other = await otherBrowser(browser, page)
  await other.goto('/admin/timeline/create')
  await expect(other.getByText('another computer')).toBeVisible()
  const dropped = keptBy(other, 'DELETE')
  await other.getByRole('button', { name: 'Discard' }).click()
  await dropped
  await other.goto('/admin/timeline/create')
  await expect(field(other, 'Title')).toHaveValue('')
  await expect(other.getByText('another computer')).toHaveCount(0)
})

test('somebody else, a visitor and a forged call are refused', async ({ page, browser }) => {
  const id = await openNews(page, 'For my eyes')
  await button(page).click()
  const answer = keptBy(page)
  await field(page, 'Title').fill('For my eyes only')
  const { data } = await (await answer).json()
  expect((await page.request.get(data.preview)).status()).toBe(200)
  const colleague = await otherBrowser(browser, page, await addStaff('curious', 'editor'))
  const refused = await colleague.request.get(data.preview)
  expect([refused.status(), await refused.text()]).toEqual([403, expect.not.stringContaining('eyes only')])
  const forged = await page.request.put(`/api/v1/form-states/news/${id}`, { data: { document: {}, form: 'x' } })
  expect(forged.status()).toBe(403)
  expect((await page.request.get(data.preview)).headers()['content-security-policy']).toContain(
    "frame-ancestors 'none'",
  )
})

test('the page comes up where it was scrolled to, and is never blank meanwhile', async ({ page }) => {
  await openNews(page, 'Scrolled')
  await button(page).click()
  await expect(heading(page)).toHaveText('Scrolled')
  const top = (set?: number) =>
    page.evaluate((to) => {
      const frames = [...document.querySelectorAll<HTMLIFrameElement>('iframe[title="The page as you type"]')]
      const shown = frames.find((frame) => frame.getAttribute('aria-hidden') !== 'true')!
      if (to !== undefined) shown.contentWindow!.scrollTo(0, to)
      return shown.contentWindow!.scrollY
    }, set)
  // The place of a field that gets the focus comes into view; later keys move nothing.
  await field(page, 'Title').focus()
  await expect(heading(page)).toHaveCSS('outline-style', 'solid')
  expect(await top(300)).toBe(300)
  // Looks at each frame that is drawn while pages are replaced.
  await page.evaluate(() => {
    const looks: number[] = ((globalThis as unknown as { looks: number[] }).looks = [])
    const look = () => {
      const frames = [...document.querySelectorAll<HTMLIFrameElement>('iframe[title="The page as you type"]')]
      const shown = frames.find((frame) => frame.getAttribute('aria-hidden') !== 'true')
      looks.push(shown?.contentDocument?.body?.textContent?.length ?? 0)
      requestAnimationFrame(look)
    }
    look()
  })
  for (const text of ['Scrolled once', 'Scrolled twice']) {
    await field(page, 'Title').fill(text)
    await expect(heading(page)).toHaveText(text)
    expect(Math.abs((await top()) - 300)).toBeLessThanOrEqual(2)
  }
  const looks = () => page.evaluate(() => (globalThis as unknown as { looks: number[] }).looks)
  await expect.poll(async () => (await looks()).length).toBeGreaterThan(20)
  expect(Math.min(...(await looks()))).toBeGreaterThan(1000)
})

test('widths, colours and the language are chosen by keyboard and remembered; links lead nowhere; axe finds nothing', async ({
  page,
}) => {
  const id = await openNews(page, 'Chosen')
  await button(page).press('Enter')
  await page.getByRole('button', { name: 'Desktop' }).press('Enter')
  await page.getByRole('button', { name: 'Dark', exact: true }).press('Enter')
  await expect(pageOf(page).locator('html')).toHaveAttribute('lang', 'en')
  await page.getByRole('button', { name: 'नेपाली', exact: true }).press('Enter')
  await expect(pageOf(page).locator('html')).toHaveAttribute('lang', 'ne')
  expect(
    await pageOf(page)
      .locator('html')
      .evaluate(() => innerWidth),
  ).toBe(1280)
  await pageOf(page).getByRole('link').nth(3).click({ force: true })
  await expect(heading(page)).toHaveText('Chosen')
  await page.goto(`/admin/news/${id}`)
  await expect(pageOf(page).locator('html')).toHaveAttribute('lang', 'ne')
  expect(await accessibilityFindings(page)).toEqual([])
})

test('a press on the page goes to the field in its tab and language, also after the page has changed', async ({
  page,
}) => {
  const id = await openNews(page, 'Pressed')
  await button(page).click()
  await heading(page).click()
  await expect(field(page, 'Title')).toBeFocused()
  await page.keyboard.type(' further')
  await expect(heading(page)).toHaveText(/further/)
  await page.getByRole('tab', { name: 'Picture and facts' }).click()
  await pageOf(page).locator('.rich-text').click()
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Content')
  await expect(page.getByRole('textbox', { name: /^Text( \(English\))?$/ })).toBeFocused()
  await page.getByRole('button', { name: 'नेपाली', exact: true }).click()
  await expect(pageOf(page).locator('html')).toHaveAttribute('lang', 'ne')
  await heading(page).click()
  await expect(page.getByRole('textbox', { name: 'Title (नेपाली)' })).toBeFocused()
  const visitor = await (await page.request.get('/news')).text()
  expect([id > 0, visitor.includes('data-field')]).toEqual([true, false])
})

test('the field that has the focus is outlined on the page; Alt+P opens the page at its place', async ({ page }) => {
  await openNews(page, 'Outlined')
  await page.getByRole('textbox', { name: /^Text( \(English\))?$/ }).focus()
  await page.keyboard.press('Alt+p')
  await expect(heading(page)).toBeVisible()
  const outlined = (selector: string) =>
    pageOf(page)
      .locator(selector)
      .evaluate((element) => getComputedStyle(element).outlineStyle)
  await expect.poll(() => outlined('.rich-text')).toBe('solid')
  expect(await outlined('h1')).toBe('none')
  await pageOf(page)
    .locator('html')
    .evaluate(() => scrollTo(0, document.body.scrollHeight))
  await field(page, 'Title').focus()
  await expect.poll(() => outlined('h1')).toBe('solid')
  await expect(heading(page)).toBeInViewport()
  expect(await accessibilityFindings(page)).toEqual([])
})

test('on a phone the page opens over the form, with a way back', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openNews(page, 'On a phone')
  await button(page).click()
  await expect(heading(page)).toBeVisible()
  await expect(heading(page)).toHaveText('On a phone')
  await expectToFit(page)
  expect(await accessibilityFindings(page)).toEqual([])
  await heading(page).click()
  await expect(field(page, 'Title')).toBeFocused()
  await button(page).click()
  await page.getByRole('button', { name: 'Back to the form' }).press('Enter')
  await expect(page.locator('iframe')).toHaveCount(0)
  await field(page, 'Title').fill('Typed on a phone')
  await button(page).click()
  await expect(heading(page)).toHaveText('Typed on a phone')
})
