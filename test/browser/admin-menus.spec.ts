import { expect, type BrowserContextOptions, type Page } from '@playwright/test'
import { accessibilityFindings, findingsInBothSchemes } from './accessibility-findings.ts'
import { expectToFit } from './layout-faults.ts'
import { startSampleSite, type SampleSite } from './sample-site.ts'
import { callAsStaff, signIn, visitorTest } from './staff-test.ts'

const PHONE = { viewport: { width: 360, height: 740 } }

// Menus are on every page: a site of these tests' own.
visitorTest.describe.configure({ mode: 'serial' })
visitorTest.beforeEach(() => visitorTest.setTimeout(180_000))
let site: SampleSite
visitorTest.beforeAll(async () => {
  visitorTest.setTimeout(120_000)
  site = await startSampleSite()
})
visitorTest.afterAll(() => site.stop())

type Visit = (options: BrowserContextOptions, look: (page: Page) => Promise<void>) => Promise<void>
const test = visitorTest.extend<{ staff: Page; visit: Visit }>({
  staff: async ({ browser, playwright }, use) => {
    const api = await playwright.request.newContext({ baseURL: site.origin })
    await signIn(api, site.owner)
    const storageState = await api.storageState()
    const context = await browser.newContext({ baseURL: site.origin, storageState, reducedMotion: 'reduce' })
    await use(await context.newPage())
    await context.close()
  },
  visit: async ({ browser }, use) =>
    use(async (options, look) => {
      const context = await browser.newContext({ baseURL: site.origin, reducedMotion: 'reduce', ...options })
      await look(await context.newPage())
      await context.close()
    }),
})

const entries = (page: Page) => page.getByRole('group', { name: 'Menu', exact: true }).getByRole('listitem')
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).and(page.locator(':visible')).press('Enter')
const form = (page: Page, title: string) => page.getByRole('group', { name: title, exact: true })
const topLinks = (page: Page) => page.locator('.menu > li > .menu__link')

test('entries are renamed, hidden, moved by keys and added, and visitors see it in both languages', async ({
  staff,
  visit,
}) => {
  await staff.goto('/admin/menus')
  await press(staff, '13. Gallery')
  await form(staff, '13. Gallery').getByRole('textbox', { name: 'Name in the menu', exact: true }).fill('Photographs')
  await form(staff, '13. Gallery').getByRole('textbox', { name: 'Name in the menu (नेपाली)' }).fill('तस्बिर')
  await press(staff, '12. News')
  await form(staff, '12. News').getByRole('switch', { name: 'Hidden' }).press('Space')
  await expect(entries(staff).nth(11)).toContainText('Hidden')
  await staff.getByRole('button', { name: 'Drag 14. Contact' }).focus()
  await staff.keyboard.press('Space')
  await expect(staff.getByText('Contact is held as number 14 of 14.')).toBeAttached()
  // dnd-kit hears arrows only from its next turn on, and timers run in their order.
  await staff.evaluate(() => new Promise((done) => setTimeout(done)))
  await staff.keyboard.press('ArrowUp')
  await expect(staff.getByText('Contact is held as number 13 of 14.')).toBeAttached()
  await staff.keyboard.press('Space')
  await expect(entries(staff).nth(12)).toContainText('13. Contact')

  await press(staff, 'Add an entry')
  await staff.getByRole('menuitem', { name: /^Page of your own/ }).press('Enter')
  const own = form(staff, '15. Page of your own')
  await own.getByRole('combobox').fill('How we')
  await staff.getByRole('option', { name: 'How we work' }).click()
  await own.getByRole('switch', { name: 'Below the entry above' }).press('Space')
  for (let place = 15; place > 3; place -= 1) await press(staff, `Move ${place}. Page of your own up`)
  await expect(entries(staff).nth(2)).toContainText('How we work')
  expect(await accessibilityFindings(staff)).toEqual([])
  await press(staff, 'Publish changes')
  await expect(staff.getByText(/Published\./)).toBeVisible()

  await visit({}, async (page) => {
    await page.goto('/')
    await expect(topLinks(page)).toHaveText(['HOME', 'ABOUT US', 'SERVICE', 'PROJECTS', 'CONTACT US', 'Photographs'])
    await press(page, 'ABOUT US submenu')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'How we work' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('How we work')
    expect(await findingsInBothSchemes(page)).toEqual([])
    await page.goto('/ne')
    await expect(topLinks(page).last()).toHaveText('तस्बिर')
  })
  await visit({ javaScriptEnabled: false, ...PHONE }, async (page) => {
    await page.goto('/')
    await page.locator('.sheet > summary').click()
    await expect(page.locator('.sheet__list > li > a:not(.language)').last()).toHaveText('Photographs')
    await expectToFit(page)
  })
})

test('the default comes back when it is asked for, and that can be undone', async ({ staff, visit }) => {
  await staff.goto('/admin/menus')
  await press(staff, 'Back to the default')
  await staff.getByRole('dialog').getByRole('button', { name: 'Back to the default' }).press('Enter')
  await expect(entries(staff)).toHaveCount(14)
  await press(staff, 'Undo')
  await expect(entries(staff)).toHaveCount(15)
  await press(staff, 'Back to the default')
  await staff.getByRole('dialog').getByRole('button', { name: 'Back to the default' }).press('Enter')
  await expect(entries(staff)).toHaveCount(14)
  await press(staff, 'Publish changes')
  await expect(staff.getByText(/Published\./)).toBeVisible()
  await visit({}, async (page) => {
    await page.goto('/')
    await expect(topLinks(page)).toHaveText([
      'HOME',
      'ABOUT US',
      'SERVICE',
      'PROJECTS',
      'NEWS & EVENT',
      'GALLERY',
      'CONTACT US',
    ])
  })
})

test('the screen fits a phone', async ({ staff }) => {
  await staff.setViewportSize(PHONE.viewport)
  await staff.goto('/admin/menus')
  await press(staff, '2. About Us')
  await expectToFit(staff)
  // The bar at the foot lies over a part of some row, as rows are scrolled.
  await staff.setViewportSize({ width: 360, height: 2400 })
  expect(await accessibilityFindings(staff)).toEqual([])
})

test('nine long entries never lie on one another: where there is no room, they fold', async ({ staff, visit }) => {
  const label = { en: 'Everything we know about roads', ne: 'सडकबारे हामीले जानेका सबै कुरा' }
  const header = Array.from({ length: 9 }, (_, index) => {
    const url = `https://site-${index}.example`
    return { id: `n${index}`, type: 'link', url, isHidden: false, isBelow: false, label }
  })
  await callAsStaff(staff, 'PATCH', '/menus/1', { header })
  for (const width of [360, 768, 1024, 1280])
    await visit({ viewport: { width, height: 800 } }, async (page) => {
      for (const [path, name] of Object.entries({ '/': label.en, '/ne': label.ne })) {
        await page.goto(path)
        await expect(page.locator('.menu')).toBeHidden()
        await expectToFit(page)
        await page.locator('.sheet > summary').press('Enter')
        await expect(page.locator('.sheet__list').getByRole('link', { name })).toHaveCount(9)
      }
    })
})
