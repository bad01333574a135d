import { expect, test, type Page } from '@playwright/test'
import { sanitizeHtml } from '../../server/core/content/html.ts'
import { intercept } from './intercept.ts'
import { overflowOf } from './layout-faults.ts'
import { openPage } from './open-page.ts'

const TITLE = 'Office hours at Dashain and Tihar'
const NUMBERS = Array.from({ length: 14 }, (_, month) => `Month ${month + 1}`)

/** The hardest that an editor may paste. */
const BODY = sanitizeHtml(`
  <p>See https://example.org/${'a-very-long-address-without-a-break/'.repeat(6)} and Rindfleischetikettierungsueberwachungsaufgabenuebertragungsgesetz.</p>
  <h2>Readings</h2><h3>By month</h3><h4>By day</h4>
  <table><caption>Flow of "our" <em>spring</em></caption><tr>${NUMBERS.map((name) => `<th scope="col">${name}</th>`).join('')}</tr>
  <tr>${NUMBERS.map(() => '<td>0.467</td>').join('')}</tr></table>
  <table><tr><td>Without a caption</td></tr></table>
  <pre><code>const flow = volume / time // ${'a long line '.repeat(20)}</code></pre>
  <ul><li>One<ol><li>One of one<ul><li>One of one of one</li></ul></li></ol></li></ul>
  <blockquote><p>Peg 2 moved.</p><p>Then it stood.</p><cite>Field book</cite></blockquote>
  <figure><img src="/media/pictures/none.jpg" alt="A model" width="1200" height="800"><figcaption>The model</figcaption></figure>
  <p><a href="https://example.org/x">https://example.org/${'another-long-link-'.repeat(9)}</a> <code>${'code'.repeat(40)}</code></p>`)

async function openArticle(page: Page): Promise<void> {
  await intercept(page, '**/api/v1/news/slug/*', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, description: BODY } } })
  })
  await openPage(page, '/news')
  await page.getByRole('link', { name: TITLE }).click()
  await expect(page.getByRole('heading', { name: 'Readings' })).toBeVisible()
}

for (const width of [320, 768, 1280]) {
  test(`whatever an editor writes fits a page of ${width} px; what is wider scrolls in itself @quick`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await openArticle(page)
    expect(await overflowOf(page)).toBe(0)
    const [table, code] = [
      page.getByRole('group', { name: 'Flow of "our" spring' }),
      page.getByRole('group', { name: 'Text as it was typed' }),
    ]
    for (const region of [table, code]) {
      expect(await region.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(true)
      await region.focus()
      await page.keyboard.press('ArrowRight')
      await expect.poll(() => region.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
    }
    await expect(page.getByRole('group', { name: 'Table', exact: true })).toBeVisible()
    await expect(page.locator('.rich-text :is(h2, h3)')).toHaveText(['Readings', 'By month', 'By day'])
  })
}

test('a newspaper downloads the picture of a news item in full size, beside its credit', async ({ page }) => {
  await intercept(page, '**/api/v1/news/slug/*', async (route) => {
    const response = await route.fetch()
    const { data, ...answer } = await response.json()
    const image = { ...data.image, credit: 'Maya Gurung', licence: 'CC BY 4.0' }
    await route.fulfill({ response, json: { ...answer, data: { ...data, image } } })
  })
  await openPage(page, '/news')
  await page.getByRole('link', { name: 'Ten years after' }).click()
  await expect(page.getByText('Photo: Maya Gurung · CC BY 4.0 · For print')).toBeVisible()
  const started = page.waitForEvent('download')
  await page.getByRole('link', { name: /^For print \(\d+ × \d+ pixels\)$/ }).click()
  const file = await started
  expect(file.suggestedFilename()).toMatch(/^[a-z0-9-]+\.(jpg|png|webp)$/)
  expect(await file.failure()).toBeNull()
})

test('the picture of a card becomes the picture of its page', async ({ page }) => {
  await openPage(page, '/news')
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (...values) => {
      document.body.setAttribute('data-travelled', String(document.querySelectorAll('.picture--travelling').length))
      return start(...values)
    }
  })
  await page.getByRole('link', { name: 'Ten years after' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ten years after')
  await expect(page.locator('body')).toHaveAttribute('data-travelled', '1')
})
