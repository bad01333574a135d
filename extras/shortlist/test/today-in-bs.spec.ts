import { expect, test, type Page } from '@playwright/test'
import { openPage } from '../../../test/browser/open-page.ts'

const SHORTLIST = '/shortlist?projects=1,2'

/** The date of a dossier, and its title. */
async function dateOf(page: Page) {
  const date = page.locator('.dossier-cover__title time')
  return { text: await date.textContent(), title: await date.getAttribute('title') }
}

test('the day of the dossier has Bikram Sambat as its title in English, and first in Nepali @quick', async ({
  page,
}) => {
  await openPage(page, SHORTLIST)
  const english = await dateOf(page)
  expect(english.text).toMatch(/^\d+ \p{L}+ 20\d\d$/u)
  expect(english.title).toMatch(/^\d+ \p{L}+ 20\d\d BS(, provisional)?$/u)
  await openPage(page, `/ne${SHORTLIST}`)
  const nepali = await dateOf(page)
  expect(nepali.text).toMatch(/^२०[०-९]+ .+ गते \((अनन्तिम, )?[०-९]+ .+ २०[०-९]+\)/)
  expect(nepali.title).toBeNull()
})

test('a dossier that stays open over midnight has its new day without the old one in Bikram Sambat', async ({
  page,
}) => {
  await page.clock.setFixedTime(Date.now() + 24 * 60 * 60 * 1000)
  await openPage(page, SHORTLIST)
  expect((await dateOf(page)).title).toBeNull()
})
