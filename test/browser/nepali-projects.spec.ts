import { expect, test } from '@playwright/test'
import { englishOn } from './nepali.ts'

const BRIDGE = '/projects/trail-suspension-bridge-over-a-mid-hill-river'

for (const [path, ...allowed] of [
  ['/projects'],
  ['/projects?province=gandaki,karnali&status=completed&since=2012&fiscalYear=2075%2F76'],
  ['/projects?view=map', 'Open', 'Knowledge', 'Nepal', 'Local', 'Boundaries'],
  ['/projects?search=%E0%A4%95%E0%A5%96%E0%A4%97%E0%A4%98&status=upcoming'],
  [BRIDGE],
  ['/capabilities?service=bridges&since=2014', 'JSON'],
  ['/capabilities?service=bridges&province=karnali&since=2015'],
  ['/clients/rural-municipality-in-gulmi'],
  ['/shortlist'],
  ['/shortlist?projects=1,2&people=1'],
  // Its own address, which is a number in tests.
  ['/about/profile/statement', 'about', 'profile'],
] as [string, ...string[]][]) {
  test(`/ne${path} is in Nepali @nojs`, async ({ page }) => {
    await page.goto(`/ne${path}`)
    await expect(page.getByRole('main')).toBeVisible()
    expect(await englishOn(page, ...allowed)).toEqual([])
  })
}

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
  await expect(facts).toContainText('१०८.५ मिटर स्पान')
  await expect(facts).toContainText('रू २,१४,००,००० (२.१४ करोड)')
  await expect(facts).toContainText('सन् २०१९ मार्च – २०२१ मे (२०७५ फागुन – २०७८ जेठ)')
  await expect(facts).toContainText('गाउँपालिका र प्रदेश अनुदान')
  await expect(facts.locator('[lang=en]')).toHaveCount(0)
})

test('the capability sentence is in Nepali, and its numbers open Nepali lists @nojs', async ({ page }) => {
  await page.goto('/ne/capabilities?service=bridges&province=gandaki&province=lumbini&since=2014')
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    /गण्डकी र लुम्बिनी प्रदेशमा सन् २०१४ देखि ४ परियोजना, तीमध्ये १ आगामी।$/,
  )
  await page.getByRole('link', { name: 'यी ४ परियोजना हेर्नुहोस्' }).click()
  await expect(page).toHaveURL(/\/ne\/projects\?.*service=bridges/)
})
