import { expect, test, type Page } from '@playwright/test'
import { openPage } from './open-page.ts'
import { result } from './project-finder.ts'

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

test('with scripts, the finder keeps provinces and years with every other choice', async ({ page }) => {
  await openPage(page, ASKED.replace('/capabilities', '/projects'))
  await page.getByLabel('Completed').check()
  await expect(page).toHaveURL(
    '/projects?status=completed&province=gandaki&province=lumbini&service=bridges&since=2014',
  )
  await expect(result(page)).toHaveText('3 projects')
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

test('a project leads to its client, and the client to its projects in a province @nojs', async ({ page }) => {
  await page.goto('/projects/covered-market-hall')
  const facts = page.locator('main .title-block')
  await expect(facts.getByRole('link', { name: 'Karnali' })).toHaveAttribute('href', '/provinces/karnali')
  await facts.getByRole('link', { name: 'A municipality in Surkhet' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A municipality in Surkhet')
  await expect(page.getByText('5 projects in Karnali, 2 of them ongoing and 1 upcoming.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Projects for this client' }).getByRole('article')).toHaveCount(5)
  await expect(page.getByRole('link', { name: 'Ask about this client’s projects' })).toBeVisible()
  await facts.getByRole('link', { name: 'Karnali' }).click()
  await expect(page).toHaveURL('/projects?province=karnali&client=municipality-in-surkhet')
  await expect(result(page)).toHaveText('5 projects')
})

test('the page of clients leads to the page of each with projects @nojs', async ({ page }) => {
  await page.goto('/about/clients')
  await page.getByRole('link', { name: 'A private energy developer' }).click()
  await expect(page).toHaveURL('/clients/private-energy-developer')
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

test('the chart of a client reaches from its first year to its last, and needs three projects', async ({ page }) => {
  await page.goto('/clients/municipality-in-surkhet')
  const counts = await page.locator('.years__count').allTextContents()
  expect(counts.length).toBeGreaterThan(2)
  expect([counts.at(0), counts.at(-1)]).not.toContain('0')
  await page.goto('/clients/rural-municipality-in-gulmi')
  await expect(page.locator('.years')).toHaveCount(0)
})
