import { expect, type Locator } from '@playwright/test'
import { findingsInBothSchemes } from '../../../test/browser/accessibility-findings.ts'
import { expectToFit } from '../../../test/browser/layout-faults.ts'
import { callAsStaff, openAs, test } from '../../../test/browser/staff-test.ts'
import { pdfOf } from '../../../test/fixtures/pdf.ts'
import { LAWFUL, OFFICE, PAPER } from './standing-facts.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a bid writer applies to three offices, downloads the ZIP, and notes the answer @quick', async ({
  browser,
  baseURL,
  page: owner,
}) => {
  // A job makes three packs, and axe looks at three screens.
  test.slow()
  const shelf = await callAsStaff(owner, 'GET', '/papers')
  for (const values of LAWFUL) {
    const replaces = shelf.papers.find(
      (one: { kind: string; replacedBy: number | null }) => one.kind === values.kind && one.replacedBy === null,
    )?.id
    const paper = { ...PAPER, ...values, ...('validUntil' in values && { validUntil: '2040-01-14' }), replaces }
    const { id } = await callAsStaff(owner, 'POST', '/papers', paper)
    await callAsStaff(owner, 'POST', `/papers/${id}/files?name=scan.pdf`, pdfOf([values.kind]))
  }
  for (const nameEn of ['Pack 1', 'Pack 2', 'Pack 3'])
    await callAsStaff(owner, 'POST', '/offices', { ...OFFICE, nameEn: `${nameEn} Municipality 4801` })

  const page = await openAs(browser, baseURL!, 'bids')
  await page.goto('/admin/standing-list')
  await page.getByLabel('Search in names, addresses').fill('4801')
  await page.getByLabel('Choose all that are shown: 3').check()
  expect(await findingsInBothSchemes(page)).toEqual([])
  await page.getByRole('button', { name: 'Apply to 3 offices' }).click()
  await expect(page.getByText('Can be made: 3')).toBeVisible()
  expect(await findingsInBothSchemes(page)).toEqual([])
  await page.getByLabel('Which consulting services').fill('Road design')
  await page.getByRole('button', { name: 'Make 3 applications' }).click()
  await expect(page.getByText('The packs are being made. You may go on working.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Ready to send', { exact: true })).toHaveCount(3, { timeout: 60_000 })
  const name = page.getByRole('link', { name: 'Pack 1 Municipality 4801', exact: true })
  const startOf = async (text: Locator) => (await text.boundingBox())!.x
  expect(await startOf(page.getByText('Ready to send', { exact: true }).first())).toBeCloseTo(await startOf(name), 0)

  await page.getByLabel('Choose all that are shown: 3').check()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Packs as ZIP: 3' }).click()
  expect((await download).suggestedFilename()).toMatch(/^standing-list-.*\.zip$/)
  await page.getByRole('button', { name: 'Mark as sent today: 3' }).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText(/^Sent · sent on/)).toHaveCount(3)

  await page.getByRole('link', { name: 'Pack 2 Municipality 4801', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Papers (PDF)' })).toBeVisible()
  await expect(page.getByText('No changes since then.')).toBeVisible()
  expect(await findingsInBothSchemes(page)).toEqual([])
  await page.emulateMedia({ media: 'print' })
  const letter = page.getByRole('article', { name: 'Letter' })
  await expect(letter.getByRole('link').first()).toHaveCSS('text-decoration-line', 'none')
  await page.emulateMedia({ media: null })
  await page.getByLabel('Receipt or registration number').fill('R-4801')
  await page.getByRole('combobox', { name: 'State' }).click()
  await page.getByRole('option', { name: 'On the list' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'receipt R-4801' })).toBeVisible()
})

test('a name in Nepali alone is found among the local levels, and taken with its other language', async ({
  browser,
  baseURL,
}) => {
  const page = await openAs(browser, baseURL!, 'bids')
  await page.goto('/admin/standing-list/create')
  await page.getByLabel('Name in Nepali').fill('रामग्राम नगरपालिका')
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: /Ramgram Municipality/ }).click()
  await expect(page.getByLabel('Name in English')).toHaveValue('Ramgram Municipality')
})

test('a paper that is missing stops the office in words; a phone shows all of it in Nepali', async ({
  browser,
  baseURL,
  page,
}) => {
  // Three people open the staff screens.
  test.slow()
  await callAsStaff(page, 'POST', '/offices', { ...OFFICE, nameEn: 'Stop 4802', nameNe: 'रोक ४८०२', asks: ['other'] })
  const phone = await openAs(browser, baseURL!, 'bids', 360)
  await phone.addInitScript(() => localStorage.setItem('RaStorestaff.locale', '"ne"'))
  await phone.goto('/admin/standing-list?search=4802')
  await phone.getByLabel('रोक ४८०२ छान्नुहोस्').check()
  await expectToFit(phone)
  await phone.getByRole('button', { name: '१ कार्यालयमा निवेदन दिनुहोस्…' }).click()
  await expect(phone.getByText('अन्य कागजात छैन')).toBeVisible()
  await expect(phone.getByRole('button', { name: '० निवेदन बनाउनुहोस्' })).toBeDisabled()
  await expectToFit(phone)
  expect(await findingsInBothSchemes(phone)).toEqual([])

  const given = { ...OFFICE, nameEn: 'Kept 4803', nameNe: 'रहने ४८०३' }
  const past = { receipt: '7', receiptOn: null, fee: '', answeredOn: null, listedUntil: null, notes: '' }
  const applications = [{ fiscalYear: 2081, state: 'sent', ...past }]
  await callAsStaff(page, 'POST', '/offices/import', { offices: [{ office: null, given: [given], applications }] })
  await phone.goto('/admin/standing-list?search=4803')
  await phone.getByRole('link', { name: 'रहने ४८०३', exact: true }).click()
  await phone.getByRole('button', { name: 'मेटाउनुहोस्…' }).click()
  await phone.getByRole('button', { name: 'मेटाउनुहोस्', exact: true }).click()
  await expect(phone.getByText('संस्थाले दिएका निवेदन राखिएका छन् (१)')).toBeVisible()
  const editor = await openAs(browser, baseURL!, 'editor')
  await editor.goto('/admin/standing-list')
  await expect(editor.getByText('is for bid writers.')).toBeVisible()
})
