import { expect, test, type Page } from '@playwright/test'
import { findingsInBothSchemes } from './accessibility-findings.ts'
import { openPage, runModule } from './open-page.ts'

const BRIDGE = '/projects/trail-suspension-bridge-over-a-mid-hill-river'
const ROAD = '/projects/upgrading-of-a-hill-road-to-all-weather-standard'

const phases = (page: Page, name = 'Phases') => page.getByRole('region', { name }).getByRole('listitem')

test('a project tells its challenge, method and result under headings of one level @nojs @phone @quick', async ({
  page,
}) => {
  await page.goto(BRIDGE)
  const headings = page.locator('.story, .phases').getByRole('heading', { level: 2 })
  await expect(headings).toHaveText(['Challenge', 'Method', 'Result', 'Phases'])
  await expect(page.locator('.story__text').first()).toContainText('a terrace of loose boulders')
})

test('the number before and after is read as a sentence @nojs', async ({ page }) => {
  await page.goto(BRIDGE)
  await expect(page.locator('.change')).toMatchAriaSnapshot(
    '- paragraph: "Walk to the other bank in the monsoon : from 11.5 to 0.1 kilometres"',
  )
  await page.goto(`/ne${BRIDGE}`)
  await expect(page.locator('.change__numbers')).toHaveText('११.५ बाट  → ०.१ किलोमिटर')
})

for (const [path, list] of [
  ['/projects', '.grid--lead'],
  ['/ne/projects?view=map', '.found__rows'],
]) {
  test(`on a card in ${list}, the number before and after stands between title and place @nojs`, async ({ page }) => {
    await page.goto(path!)
    const parts = page.locator(`${list} .card:has(.change)`).first().locator('.card__title, .change, .card__facts')
    const boxes = await parts.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()))
    expect(new Set(boxes.map(({ left }) => Math.round(left))).size).toBe(1)
    expect(boxes[2]!.top - boxes[0]!.bottom).toBeLessThan(90)
  })
}

test('phases are a list with their periods, and bars for the eyes alone @nojs @phone', async ({ page }) => {
  await page.goto(ROAD)
  await expect(phases(page)).toHaveCount(5)
  await expect(phases(page).nth(3)).toHaveText(/^Construction supervision\s*since July 2025$/)
  await expect(page.locator('.phases__years, .phases__track').and(page.locator(':not([aria-hidden])'))).toHaveCount(0)
  const boxes = await page.locator('.phases__bar').evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect()))
  const chart = (await page.locator('.phases__chart').boundingBox())!
  expect(boxes).toHaveLength(5)
  expect(boxes.every(({ left, right }) => left >= chart.x && right <= chart.x + chart.width + 1)).toBe(true)
  expect(boxes.map(({ left }) => left)).toEqual(boxes.map(({ left }) => left).toSorted((one, other) => one - other))
})

test('pages in Nepali have the phases in both calendars @nojs @phone', async ({ page }) => {
  await page.goto(`/ne${ROAD}`)
  await expect(phases(page, 'चरणहरू').first()).toContainText('सन् २०२४ जनवरी – २०२४ सेप्टेम्बर (२०८०')
})

test('a project without a result and a number shows neither, and one without a story nothing of it @nojs', async ({
  page,
}) => {
  await page.goto(ROAD)
  await expect(page.getByRole('heading', { name: 'Result', exact: true })).toHaveCount(0)
  await expect(page.locator('.change')).toHaveCount(0)
  await page.goto('/projects/energy-audit-of-municipal-pumping-stations')
  await expect(page.locator('.story, .phases, .lead')).toHaveCount(0)
})

test('the lead of the main service can be asked, with the subject filled in @nojs @phone', async ({ page }) => {
  await page.goto(BRIDGE)
  const lead = page.locator('.lead')
  await expect(lead).toContainText('Ask about this kind of work: Nasim Ansari, Head of Civil Engineering')
  await expect(lead.getByRole('link', { name: 'Nasim Ansari' })).toHaveAttribute('href', '/about/team/nasim-ansari')
  await lead.getByRole('link', { name: 'Write about: Bridges' }).click()
  await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('Bridges: for Nasim Ansari')
})

test('a picture of a phase opens over the full screen, by keyboard too', async ({ page }) => {
  // The code of the phases comes after the page is hydrated: before, the link leads to the file.
  const story = page.waitForResponse(/\/assets\/project-story-/)
  await openPage(page, BRIDGE)
  await runModule(page, (await story).url())
  await phases(page).nth(1).getByRole('link').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
})

for (const [path, tag] of [
  [BRIDGE, '@phone'],
  [`/ne${ROAD}`, ''],
])
  test(`no accessibility fault in either colour scheme: ${path} ${tag}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path!)
    expect(await findingsInBothSchemes(page)).toEqual([])
  })

test('bars stay in forced colours and on paper', async ({ page }) => {
  await page.goto(BRIDGE)
  const width = () =>
    page
      .locator('.phases__bar')
      .first()
      .evaluate((bar) => Number.parseFloat(getComputedStyle(bar).borderTopWidth))
  await page.emulateMedia({ forcedColors: 'active' })
  expect(await width()).toBeGreaterThan(8)
  await page.emulateMedia({ forcedColors: 'none', media: 'print' })
  expect(await width()).toBeGreaterThan(8)
  for (const part of ['.lead', '.phases__picture']) await expect(page.locator(part)).toBeHidden()
})
