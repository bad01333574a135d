import { expect, test, type Page } from '@playwright/test'
import { openPage } from './open-page.ts'

const SHORTLIST = '/shortlist?projects=1,2'

/** The date of a page, and its title. */
async function dateOf(page: Page, place: string) {
  const date = page.locator(`${place} time`)
  return { text: await date.textContent(), title: await date.getAttribute('title') }
}

for (const [name, path, place] of [
  ['statement', '/about/profile/statement', '.statement__date'],
  ['dossier', SHORTLIST, '.dossier-cover__title'],
] as const) {
  test(`the day of the ${name} has Bikram Sambat as its title in English, and first in Nepali @quick`, async ({
    page,
  }) => {
    await openPage(page, path)
    const english = await dateOf(page, place)
    expect(english.text).toMatch(/^\d+ \p{L}+ 20\d\d$/u)
    expect(english.title).toMatch(/^\d+ \p{L}+ 20\d\d BS(, provisional)?$/u)
    await openPage(page, `/ne${path}`)
    const nepali = await dateOf(page, place)
    expect(nepali.text).toMatch(/^२०[०-९]+ .+ गते \((अनन्तिम, )?[०-९]+ .+ २०[०-९]+\)/)
    expect(nepali.title).toBeNull()
  })
}

test('a dossier that stays open over midnight has its new day without the old one in Bikram Sambat', async ({
  page,
}) => {
  await page.clock.setFixedTime(Date.now() + 24 * 60 * 60 * 1000)
  await openPage(page, SHORTLIST)
  expect((await dateOf(page, '.dossier-cover__title')).title).toBeNull()
})
