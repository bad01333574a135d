import { expect, type BrowserContextOptions, type Page } from '@playwright/test'
import { accessibilityFindings } from './accessibility-findings.ts'
import { expectToFit } from './layout-faults.ts'
import { callAsStaff, test } from './staff-test.ts'

// Halfway through a transition, colours are not what they will be.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** An open card may hold lists of its own. */
const cards = (page: Page) => page.getByRole('group', { name: 'Blocks' }).locator('> ol > li')

test('a page with three blocks and its place in the menu is made with ten presses @quick', async ({ page }) => {
  let presses = 0
  const press = async (role: 'button' | 'tab' | 'menuitem' | 'switch' | 'link', name: string | RegExp) => {
    presses += 1
    await page.getByRole(role, { name }).click()
  }
  const add = async (kind: RegExp) => {
    await press('button', 'Add a block')
    await press('menuitem', kind)
  }
  await page.goto('/admin/site-pages')
  await press('link', 'Create')
  await page.getByRole('textbox', { name: /^Title( \*)?$/ }).fill('Careers at the test')
  await press('tab', 'Blocks and menu')
  await press('switch', 'In the menu')
  await add(/^Text/)
  // The focus is in the new block.
  await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toBeVisible()
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('We look for bridge engineers.')
  await add(/^Figures/)
  await page.keyboard.type('In numbers')
  await add(/^Contact/)
  await page.keyboard.type('Write to us')
  await expect(cards(page)).toHaveCount(3)
  expect(await accessibilityFindings(page)).toEqual([])
  await press('button', 'Publish')
  await expect(page.getByText('Published.')).toBeVisible()
  expect(presses).toBeLessThanOrEqual(10)

  await page.goto('/pages/careers-at-the-test')
  await expect(page.getByText('We look for bridge engineers.')).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Careers at the test' })).toBeVisible()
})

test('blocks are moved, duplicated, removed and brought back, and copied from another page', async ({ page }) => {
  await page.goto('/admin/site-pages/create')
  await page.getByRole('textbox', { name: /^Title( \*)?$/ }).fill('Copies of the test')
  await page.getByRole('tab', { name: 'Blocks and menu' }).click()
  await page.getByRole('button', { name: 'Insert a copy from another page' }).click()
  await page.getByRole('combobox', { name: 'Page', exact: true }).click()
  await page.getByRole('option', { name: 'How we work' }).click()
  await page.getByRole('checkbox', { name: /^Text: Five steps/ }).check()
  await page.getByRole('checkbox', { name: /^Contact: Begin with a visit/ }).check()
  await page.getByRole('button', { name: 'Insert 2 blocks' }).click()
  await expect(cards(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Move 2. Contact up' }).click()
  await expect(cards(page).first()).toContainText('1. Contact')
  await expect(page.getByRole('button', { name: 'Move 1. Contact up' })).toBeFocused()
  await page.getByRole('button', { name: 'Drag 1. Contact' }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('Contact is held as number 1 of 2.')).toBeAttached()
  // dnd-kit hears arrows only from its next turn on, and timers run in their order.
  await page.evaluate(() => new Promise((done) => setTimeout(done)))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText('Contact is held as number 2 of 2.')).toBeAttached()
  await page.keyboard.press('Space')
  await expect(cards(page).first()).toContainText('1. Text')
  await page.getByRole('button', { name: 'Duplicate 2. Contact' }).click()
  await page.getByRole('button', { name: 'Remove 1. Text' }).click()
  await expect(cards(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(cards(page)).toHaveText([/^1\. Text/, /^2\. Contact/, /^3\. Contact/])
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Draft saved.')).toBeVisible()
})

const HEADING = { en: 'In numbers of the test', ne: 'परीक्षणका अङ्क' }
const FIGURES = {
  id: 'figures',
  type: 'figures',
  heading: HEADING,
  figures: [
    { number: 120, unit: { en: 'km', ne: 'कि.मि.' }, label: { en: 'Roads designed', ne: 'डिजाइन गरिएका सडक' } },
  ],
}

test('blocks stand on home, About and services, without JavaScript too, and are written in the form of their text', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const save = (id: number, blocks: object[]) => callAsStaff(page, 'PATCH', `/pages/${id}`, { blocks, publish: true })
  const ids = new Map<string, number>()
  for (const { id } of (await (await page.request.get('/api/v1/content/pages?limit=100')).json()).data)
    ids.set((await (await page.request.get(`/api/v1/content/pages/${id}`)).json()).data.key, id)
  const pages = { home: '/', overview: '/about/overview', 'our-story': '/about', services: '/services' }
  for (const key of Object.keys(pages)) await save(ids.get(key)!, [FIGURES])

  const open = async (options: BrowserContextOptions) =>
    (await browser.newContext({ baseURL: baseURL!, ...options })).newPage()
  const plain = await open({ javaScriptEnabled: false })
  const small = await open({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' })
  for (const path of Object.values(pages)) {
    for (const [prefix, heading] of [
      ['', HEADING.en],
      ['/ne', HEADING.ne],
    ] as const) {
      await plain.goto(prefix + path)
      await expect(plain.getByRole('heading', { name: heading })).toBeVisible()
    }
    await small.goto(path)
    await small.waitForLoadState('networkidle')
    await expect(small.getByRole('heading', { name: HEADING.en })).toBeVisible()
    expect(await accessibilityFindings(small), path).toEqual([])
    await expectToFit(small, path)
  }
  await small.getByRole('banner').getByRole('link').first().click()
  await expect(small).toHaveURL(/\/$/)
  await expect(small.getByRole('heading', { name: HEADING.en })).toBeVisible()

  for (const one of [plain, small]) await one.context().close()

  await page.goto(`/admin/pages/${ids.get('home')}`)
  await page.getByRole('tab', { name: 'Blocks' }).click()
  await expect(cards(page)).toHaveCount(1)
  expect(await accessibilityFindings(page)).toEqual([])
  await page.goto(`/admin/pages/${ids.get('privacy')}`)
  await expect(page.getByRole('tab', { name: 'Picture' })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Blocks' })).toHaveCount(0)
  for (const key of Object.keys(pages)) await save(ids.get(key)!, [])
})

test('a required text of a block is marked, red and focused when it is missing, and its tab stays after the first save', async ({
  page,
}) => {
  await page.goto('/admin/site-pages/create')
  await page.getByRole('textbox', { name: /^Title( \*)?$/ }).fill('A film without a title')
  await page.getByRole('tab', { name: 'Blocks and menu' }).click()
  await page.getByRole('button', { name: 'Add a block' }).click()
  await page.getByRole('menuitem', { name: /^Video/ }).click()
  await page.getByRole('textbox', { name: /^Link( \*)?$/ }).fill('https://vimeo.com/76979871')
  const video = page.getByRole('group', { name: '1. Video', exact: true })
  const title = video.getByRole('textbox', { name: /^Title( \*)?$/ })
  await expect(video.locator('label').filter({ hasText: '*' })).toHaveCount(2)
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(title).toBeFocused()
  await expect(title).toHaveAttribute('aria-invalid', 'true')
  await expect(title).toHaveAccessibleDescription('Title is required')
  expect(await accessibilityFindings(page)).toEqual([])
  // One language is enough.
  await video.getByRole('textbox', { name: 'Title (नेपाली)' }).fill('एउटा भिडियो')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Published.')).toBeVisible()
  await expect(page).toHaveURL(/site-pages\/\d+$/)
  await expect(page.getByRole('tab', { name: 'Blocks and menu' })).toHaveAttribute('aria-selected', 'true')
})
