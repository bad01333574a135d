import { expect, test, type Page } from '@playwright/test'
import { getDocumentProxy } from 'unpdf'
import { overflowOf } from '../../../test/browser/layout-faults.ts'
import { englishOn, latinNamesOn } from '../../../test/browser/nepali.ts'
import { openPage } from '../../../test/browser/open-page.ts'
import { result } from '../../../test/browser/project-finder.ts'

const ASKED = '/capabilities?service=bridges&province=gandaki&province=lumbini&since=2014'

const sentence = (page: Page) => page.locator('main').getByRole('status')
const matrix = (page: Page) => page.getByRole('region', { name: 'Projects by service and province' })
const row = (page: Page, name: string) =>
  matrix(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) })

test('an evaluator asks what was done where, and opens the projects of a cell @nojs @quick', async ({ page }) => {
  await page.goto('/projects')
  await page.getByRole('link', { name: 'Experience by service and province' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Experience by service and province')
  await page.getByLabel('Service', { exact: true }).selectOption('Bridges')
  await page.getByLabel('From year').selectOption('2014')
  for (const name of ['Gandaki', 'Lumbini']) await page.getByRole('checkbox', { name }).check()
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await expect(sentence(page)).toHaveText('Bridges: 4 projects in Gandaki and Lumbini since 2014, 1 of them upcoming.')
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2)
  await row(page, 'Bridges').getByRole('link').first().click()
  await expect(page).toHaveURL('/projects?service=bridges&province=gandaki&since=2014')
  await expect(result(page)).toHaveText('2 projects')
})

test('an address with several provinces opens as many projects as the sentence says @nojs', async ({ page }) => {
  await page.goto(ASKED)
  await expect(matrix(page).getByRole('columnheader')).toHaveText(['Service', 'Gandaki', 'Lumbini', 'All'])
  await page.getByRole('link', { name: 'See these 4 projects' }).click()
  await expect(result(page)).toHaveText('4 projects')
  const chosen = page.getByRole('list', { name: 'Chosen filters' }).getByRole('listitem')
  await expect(chosen).toHaveText([/Gandaki and Lumbini/, /Bridges/, /Since 2014/, 'Clear all'])
})

test('where nothing is found, the page leads to what is nearest @nojs', async ({ page }) => {
  await page.goto('/capabilities?service=bridges&province=karnali&since=2015')
  await expect(sentence(page)).toHaveText('Bridges: no projects in Karnali since 2015.')
  await page.getByRole('link', { name: /projects in other provinces/ }).click()
  await expect(sentence(page)).toHaveText(/^Bridges: \d+ projects in/)
})

test('an address without meaning is no error, and years in the wrong order are exchanged @nojs', async ({ page }) => {
  await page.goto('/capabilities?service=alchemy&province=atlantis&status=lost&since=2020&until=2018')
  await expect(sentence(page)).toHaveText(/from 2018 to 2020/)
  await expect(page.getByLabel('Service', { exact: true })).toHaveValue('')
})

test('it is on one sheet of paper, with its address @nojs', async ({ page }) => {
  await page.goto('/capabilities')
  const sheet = await page.pdf({ preferCSSPageSize: true })
  expect(sheet.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  expect(sheet.toString('latin1')).toMatch(/MediaBox \[0 0 841\.\d+ 59[45]\.\d+\]/)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(/These records last changed on/)).toBeVisible()
  await expect(page.getByText(/http:\/\/\S+\/capabilities$/)).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: 'Search' })).toBeHidden()
})

test('another page is printed upright after it', async ({ page }) => {
  await openPage(page, '/capabilities')
  await page.getByRole('link', { name: 'CONTACT US' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us')
  const sheet = await page.pdf({ preferCSSPageSize: true })
  expect(sheet.toString('latin1')).toMatch(/MediaBox \[0 0 (612|59[45])/)
})

test('on a phone the matrix scrolls sideways by keyboard, and the names of services stay @phone-only', async ({
  page,
}) => {
  await page.goto('/capabilities')
  const name = row(page, 'Bridges').getByRole('rowheader')
  const before = await name.boundingBox()
  await matrix(page).focus()
  for (let step = 0; step < 8; step += 1) await page.keyboard.press('ArrowRight')
  await expect.poll(() => matrix(page).evaluate((element) => element.scrollLeft)).toBeGreaterThan(100)
  expect((await name.boundingBox())?.x).toBeCloseTo(before!.x, 0)
})

test('the Tab key goes through the form to the numbers, and Enter opens one', async ({ page }) => {
  await openPage(page, ASKED)
  await page.getByRole('main').getByRole('button', { name: 'Search' }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'See these 4 projects' })).toBeFocused()
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('Tab')
  await expect(row(page, 'Bridges').getByRole('link').first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(result(page)).toHaveText('2 projects')
})

for (const [address, isFound] of [
  ['/capabilities?province=gandaki', true],
  ['/capabilities?province=gandaki&province=lumbini', false],
  ['/capabilities?service=bridges&province=gandaki', false],
] as const) {
  test(`search engines ${isFound ? 'index' : 'leave out'} ${address} @nojs-only`, async ({ page }) => {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('meta[name="robots"]')).toHaveCount(isFound ? 0 : 1)
  })
}

test('the experience by service and province is below the map of home @nojs', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'Experience by service and province' }).click()
  await expect(page).toHaveURL('/capabilities')
})

test('the capability sentence is in Nepali, and its numbers open Nepali lists @nojs', async ({ page }) => {
  await page.goto('/ne/capabilities?service=bridges&province=gandaki&province=lumbini&since=2014')
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    /गण्डकी र लुम्बिनी प्रदेशमा सन् २०१४ देखि ४ परियोजना, तीमध्ये १ आगामी।$/,
  )
  await page.getByRole('link', { name: 'यी ४ परियोजना हेर्नुहोस्' }).click()
  await expect(page).toHaveURL(/\/ne\/projects\?.*service=bridges/)
})

for (const query of ['service=bridges&since=2014', 'service=bridges&province=karnali&since=2015']) {
  test(`/ne/capabilities?${query} is in Nepali as a whole, names included, and fits @phone @nojs @quick`, async ({
    page,
  }) => {
    await page.goto(`/ne/capabilities?${query}`)
    expect(await englishOn(page)).toEqual([])
    expect(await latinNamesOn(page)).toEqual([])
    expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  })
}

test('its entry in the menu is below About Us, after the product’s own', async ({ page }) => {
  await page.goto('/')
  const entries = page.getByRole('navigation', { name: 'Main' }).locator('.menu > li', { hasText: 'ABOUT US' })
  await expect(entries.locator('.menu__panel a', { hasText: 'Experience' })).toHaveAttribute('href', '/capabilities')
})

for (const path of ['/capabilities', '/ne/capabilities']) {
  test(`${path} is printed on one sheet, with its notes`, async ({ page }) => {
    await openPage(page, path)
    // Chromium's own margins of a print.
    const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' }
    const file = await page.pdf({ format: 'A4', margin, preferCSSPageSize: true })
    expect((await getDocumentProxy(new Uint8Array(file))).numPages).toBe(1)
  })
}
