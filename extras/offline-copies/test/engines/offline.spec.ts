import { expect, test } from '../../../../test/engines/engine-test.ts'
import type { Page } from '../../../../test/engines/page.ts'

const NOTICE = '[data-saved-notice]'

async function visit(page: Page, path: string): Promise<void> {
  await page.open(path)
  await page.expect(() => page.evaluate(async (path) => (await caches.match(path)) !== undefined, path)).toBe(true)
}

test('without a connection, a visited page is shown as it was saved, and others the list of saved ones', async ({
  page,
  site,
}) => {
  await visit(page, '/about/overview')
  await visit(page, '/ne/privacy')
  site.cut(true)
  await page.engine.open(`${page.origin}/about/overview`)
  await page.expect(() => page.text('h1')).toBe('Overview')
  await page.expect(() => page.text(NOTICE)).toMatch(/This page was saved on \d{1,2} \w+ \d{4} at \d\d:\d\d\./)
  await page.engine.open(`${page.origin}/terms`)
  await page.expect(() => page.text('h1')).toBe('You are offline')
  await page
    .expect(() => page.texts('.offline-page__list a'))
    .toEqual(expect.arrayContaining(['Overview', 'गोपनीयता नीति']))
  await page.engine.open(`${page.origin}/ne/privacy`)
  await page.expect(() => page.text(NOTICE)).toMatch(/यो पृष्ठ सुरक्षित गरिएको समय: [०-९]{4} /)
  site.cut(false)
  await page.open('/about/overview')
  await page.expect(() => page.text(NOTICE)).toBe('')
})
