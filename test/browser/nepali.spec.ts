import { expect, test, type Page } from '@playwright/test'
import { overflowOf } from './layout-faults.ts'
import { englishOn, latinNamesOn } from './nepali.ts'
import { openPage } from './open-page.ts'
import { OTHER_PAGES, SITE_PAGES } from './site-pages.ts'

const BRIDGE = '/projects/trail-suspension-bridge-over-a-mid-hill-river'

/** Pages, each with the words that it has in Latin letters. */
const PAGES: [path: string, ...allowed: string[]][] = [
  ...[...SITE_PAGES.map(({ path }) => path), ...OTHER_PAGES].map((path): [string] => [path]),
  ['/services/bridges'],
  ['/news/how-the-axis-of-a-trail-bridge-is-chosen'],
  ['/projects?view=map', 'Open', 'Knowledge', 'Nepal', 'Local', 'Boundaries'],
  ['/projects?province=gandaki,karnali&status=completed&since=2012&fiscalYear=2075%2F76'],
  ['/projects?search=%E0%A4%95%E0%A5%96%E0%A4%97%E0%A4%98&status=upcoming'],
  [BRIDGE],
  ['/clients/rural-municipality-in-gulmi'],
  ['/search'],
  ['/search?q=pul'],
  ['/nothing-here'],
]

for (const [path, ...allowed] of PAGES) {
  test(`/ne${path} is in Nepali as a whole, names included, and fits @phone @nojs @quick`, async ({ page }) => {
    await page.goto(path === '/' ? '/ne' : `/ne${path}`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'ne')
    await expect(page.getByRole('main')).toBeVisible()
    expect(await englishOn(page, ...allowed)).toEqual([])
    expect(await latinNamesOn(page)).toEqual([])
    expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  })
}

test('the errors of the form and the pictures of the gallery are named in Nepali', async ({ page }) => {
  await openPage(page, '/ne/contact')
  // Browsers name what is empty themselves.
  for (const field of ['नाम', 'विषय', 'सन्देश']) await page.getByRole('textbox', { name: field }).fill(' ')
  await page.getByRole('textbox', { name: 'इमेल' }).fill('maya@example')
  await page.getByRole('button', { name: 'सन्देश पठाउनुहोस्' }).click()
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
  expect(await latinNamesOn(page)).toEqual([])
  await openPage(page, '/ne/gallery')
  await page.locator('.gallery-thumbnail__link').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await latinNamesOn(page)).toEqual([])
})

test('the search dialog and the phone menu are named in Nepali @phone', async ({ page }) => {
  await openPage(page, '/ne')
  await page.locator('.site-search__button').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await latinNamesOn(page)).toEqual([])
})

test('the pictures of a project open in Nepali', async ({ page }) => {
  await openPage(page, '/ne/gallery')
  await page.locator('.gallery-thumbnail__link').first().click()
  await expect(page.getByRole('button', { name: 'अर्को तस्बिर' })).toBeVisible()
  await page.getByRole('button', { name: 'अर्को तस्बिर' }).click()
  await expect(page.locator('.lightbox__count')).toHaveText(/मध्ये २$/)
  await page.getByRole('button', { name: 'बन्द गर्नुहोस्' }).click()
  await expect(page).toHaveURL(/\/ne\/gallery$/)
})

test('a visitor narrows the Nepali list down, in the addresses of the English one @nojs', async ({ page }) => {
  await page.goto('/ne/projects?status=completed&district=gulmi')
  const chips = page.getByRole('list', { name: 'छानिएका फिल्टर' }).getByRole('listitem')
  await expect(chips).toHaveText([/सम्पन्न$/, /गुल्मी$/, 'सबै फिल्टर हटाउनुहोस्'])
  await chips.first().getByRole('link').click()
  await expect(page).toHaveURL('/ne/projects?district=gulmi')
})

test('the facts of a project are in Nepali: size, amount, period @nojs', async ({ page }) => {
  await page.goto(`/ne${BRIDGE}`)
  const facts = page.getByRole('main').locator('dl').first()
  await expect(facts).toContainText('स्पान१०८.५ मिटर')
  await expect(facts).toContainText('रू २,१४,००,००० (२.१४ करोड)')
  await expect(facts).toContainText('सन् २०१९ मार्च – २०२१ मे (२०७५ फागुन – २०७८ जेठ)')
  await expect(facts).toContainText('गाउँपालिका र प्रदेश अनुदान')
  await expect(facts.locator('[lang=en]')).toHaveCount(0)
})

async function send(page: Page, email: string): Promise<void> {
  await page.getByLabel('नाम', { exact: true }).fill('सीता गुरुङ')
  await page.getByLabel('इमेल', { exact: true }).fill(email)
  await page.getByLabel('विषय', { exact: true }).fill('झोलुङ्गे पुल')
  await page.getByLabel('सन्देश', { exact: true }).fill('पुरानो पुल बगायो। वर्षाअघि हेरिदिनुहुन्छ?')
  await page.getByRole('button', { name: 'सन्देश पठाउनुहोस्' }).click()
}

test('a message is sent from the Nepali page, and the page says so in Nepali @phone', async ({ page }) => {
  await page.goto('/ne/contact')
  const sent = page.waitForRequest('**/api/v1/contact-us?locale=ne')
  await send(page, 'sita.gurung@example.org')
  await sent
  await expect(page.getByRole('alert')).toContainText('फाराम सफलतापूर्वक बुझाइयो!')
  await expect(page.getByRole('alert')).toContainText(/REC-[0-9A-Z]{8}/)
})

test('without JavaScript the Nepali form posts, and stays in Nepali @nojs-only', async ({ page }) => {
  await page.goto('/ne/contact')
  await send(page, 'maya.rai@example.org')
  await expect(page).toHaveURL(/\/ne\/contact\?reference=REC-[0-9A-Z]{8}/)
  await expect(page.getByRole('alert')).toContainText('फाराम सफलतापूर्वक बुझाइयो!')
})

test('the Nepali search counts in Nepali, and a missing page is missing in Nepali', async ({ page }) => {
  await page.goto('/ne/search?q=पुल')
  await expect(page.locator('.search-page__count')).toContainText(/“पुल” का लागि [०-९]+ नतिजा।/)
  await page.goto('/ne/no-such-page')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('पृष्ठ भेटिएन')
  await expect(page.locator('.missing__form')).toHaveAttribute('action', '/ne/search')
})
