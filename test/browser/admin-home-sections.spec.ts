import { expect, type Page } from '@playwright/test'
import { accessibilityFindings, findingsInBothSchemes } from './accessibility-findings.ts'
import { expectToFit } from './layout-faults.ts'
import { test } from './staff-test.ts'

// Halfway through a transition, colours are not what they will be.
test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.describe.configure({ mode: 'serial', timeout: 120_000 })

const PHONE = { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' } as const
const rows = (page: Page) => page.getByRole('list', { name: 'Sections' }).getByRole('listitem')
const titles = (page: Page) => page.locator('main > .section').locator('h2, blockquote')

test('the sections of home are put in order and hidden, with keys and buttons, and visitors see it @quick', async ({
  page,
  browser,
}) => {
  const list = (await (await page.request.get('/api/v1/content/pages?limit=100')).json()) as {
    data: { id: number; title: string }[]
  }
  await page.goto(`/admin/pages/${list.data.find(({ title }) => title === 'We measure before we draw')!.id}`)
  await page.getByRole('tab', { name: 'Sections' }).click()
  await expect(rows(page)).toHaveCount(8)
  await page.getByRole('switch', { name: 'Show Map' }).press('Space')
  await expect(rows(page).nth(2)).toContainText('Hidden')
  const toTop = page.getByRole('button', { name: 'Move News to the top' })
  await toTop.press('Enter')
  await expect(rows(page).first()).toContainText('News')
  await expect(toTop).toBeFocused()
  await page.getByRole('button', { name: 'Drag Partners' }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('Partners is held as number 6 of 8.')).toBeAttached()
  // dnd-kit hears arrows only from its next turn on, and timers run in their order.
  await page.evaluate(() => new Promise((done) => setTimeout(done)))
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText('Partners is held as number 5 of 8.')).toBeAttached()
  await page.keyboard.press('Space')
  await expect(rows(page).nth(4)).toContainText('Partners')
  expect(await accessibilityFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect(page.getByText(/Published\./)).toBeVisible()

  const words = [
    ['/', ['News', 'Disciplines', 'Main projects', 'Partners', /^/, 'Have a plan, or only a problem?']],
    ['/ne', ['समाचार', 'विधा', 'प्रमुख परियोजना', 'साझेदार', /^/, 'योजना छ, वा समस्या मात्र?']],
  ] as const
  for (const options of [{ javaScriptEnabled: false, ...PHONE }, { reducedMotion: 'reduce' }] as const) {
    const visitor = await (await browser.newContext(options)).newPage()
    for (const [path, expected] of words) {
      await visitor.goto(new URL(path, page.url()).href)
      await expect(titles(visitor)).toHaveText([...expected])
      // Every second one, but the director's words never are.
      const tinted = visitor.locator('main > .section--tinted h2')
      await expect(tinted).toHaveText([expected[1], expected[3], expected[5]])
      await expectToFit(visitor)
    }
    if (!('javaScriptEnabled' in options)) expect(await findingsInBothSchemes(visitor)).toEqual([])
    await visitor.context().close()
  }

  await page.setViewportSize(PHONE.viewport)
  await expectToFit(page)
  await page.getByRole('button', { name: 'Back to the default' }).click()
  await expect(rows(page).first()).toContainText('Disciplines')
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect(page.getByText(/Published\./)).toBeVisible()
  await page.goto('/')
  await expect(titles(page).first()).toHaveText('Disciplines')
})
