import { expect, test } from '@playwright/test'
import { openPage, waitForMap } from './open-page.ts'

const BRIDGE = '/projects/trail-suspension-bridge-over-a-mid-hill-river'

test('the contact form opens with the project that a visitor asks about @nojs @quick', async ({ page }) => {
  await page.goto('/projects')
  await page.getByRole('article').first().getByRole('link').click()
  await page.getByRole('link', { name: 'Ask about this project' }).click()
  await expect(page.getByLabel('Subject')).toHaveValue(/^REC-\d+: Trail suspension bridge/)
})

test('every page that shows work leads on to the contact form @nojs', async ({ page }) => {
  for (const [path, name] of [
    ['/services', 'Ask about the service you need'],
    ['/services/bridges', 'Ask about bridges'],
    ['/gallery', 'Ask for a picture'],
    ['/about/overview', 'Ask about working with us'],
    ['/about/clients', 'Ask for references'],
    ['/about/teams', 'Arrange a meeting'],
  ] as const) {
    await page.goto(path)
    const link = page.getByRole('main').getByRole('link', { name })
    await expect(link, path).toHaveAttribute('href', /^\/contact\?subject=/)
  }
})

test('a list marks the project that was opened last, and offers the way to it', async ({ page }) => {
  await openPage(page, '/projects')
  const card = page.getByRole('article').nth(7)
  await card.getByRole('link').click()
  await expect(page.getByRole('link', { name: 'Ask about this project' })).toBeVisible()
  await page.goBack()
  await expect(card.getByRole('link')).toBeFocused()
  await expect(card).toContainText('Opened last')
  await page.getByRole('link', { name: 'Go on where you were' }).click()
  await expect(card).toBeInViewport({ ratio: 0.9 })
})

test('arrow keys in a closed list are searched for once, after a pause', async ({ page }) => {
  await page.clock.install()
  await openPage(page, '/projects')
  const searches: string[] = []
  page.on('request', (request) => request.url().includes('/facets') && searches.push(request.url()))
  // Time stands still: no press comes after the pause.
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByLabel('Province').focus()
  for (let press = 0; press < 3; press++) await page.keyboard.press('ArrowDown')
  await page.clock.runFor(699)
  expect(searches).toEqual([])
  await page.clock.runFor(1)
  await expect(page).toHaveURL(/province=bagmati/)
  expect(searches.map((url) => new URL(url).searchParams.get('province'))).toEqual(['bagmati'])
})

test('a full page of projects has full rows', async ({ page }) => {
  await page.goto('/projects')
  const tops = await page.getByRole('article').evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top))
  expect([...new Set(tops)].map((top) => tops.filter((other) => other === top).length)).toEqual([1, 3, 3, 3])
})

for (const [width, height] of [
  [1280, 640],
  [1280, 900],
  [1920, 1080],
] as const) {
  test(`home's figures are in the first view of ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await openPage(page, '/')
    await expect(page.locator('.hero__facts .title-block')).toBeInViewport({ ratio: 1 })
  })
}

test('a finger on the map names a district first, and opens it at the second tap @phone-only', async ({ page }) => {
  await openPage(page, '/about/overview')
  const district = page
    .getByRole('figure')
    .getByRole('group')
    .getByRole('link', { name: /^Surkhet/ })
  await district.scrollIntoViewIfNeeded()
  await waitForMap(page)
  await district.tap()
  await expect(page.locator('.map__caption')).toContainText(/Surkhet \d+ project/)
  expect(new URL(page.url()).pathname).toBe('/about/overview')
  await district.tap()
  await expect(page).toHaveURL('/projects?district=surkhet')
})

test('a message with a subject that was given leaves the fields empty', async ({ page }) => {
  await openPage(page, BRIDGE)
  await page.getByRole('link', { name: 'Ask about this project' }).click()
  await page.getByLabel('Name').fill('Til Gurung')
  await page.getByLabel('Email').fill('til@gurung.example')
  await page.getByLabel('Message').fill('How long did the survey take?')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('alert')).toContainText('Form submitted successfully!')
  await expect(page.getByLabel('Subject')).toHaveValue('')
})
