import { expect } from '@playwright/test'
import { findingsInBothSchemes } from '../../../test/browser/accessibility-findings.ts'
import { expectToFit } from '../../../test/browser/layout-faults.ts'
import { callAsStaff, openAs, test } from '../../../test/browser/staff-test.ts'
import { CLEARANCE, JPG, LICENCE, PDF } from './paper-samples.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer })

test('a bid writer adds a paper with a date in BS, its scans in an order, and the one that replaces it @quick', async ({
  browser,
  baseURL,
}) => {
  const page = await openAs(browser, baseURL!, 'bids')
  await page.goto('/admin/papers')
  await page.getByRole('link', { name: 'Add a paper' }).click()
  await page.getByRole('combobox', { name: 'Kind' }).click()
  await page.getByRole('option', { name: 'Insurance' }).click()
  await page.getByLabel('Name, where the kind').fill('Liability 4711')
  await page.getByLabel('Number').fill('P-1')
  await page.getByLabel('Valid from').fill('2083-04-01')
  await page.getByLabel('Valid until').fill('2082-04-01 BS')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Write a date that is not before the beginning')).toBeVisible()
  expect(await findingsInBothSchemes(page)).toEqual([])
  await page.getByLabel('Valid until').fill('2089-04-01 BS')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'Insurance: Liability 4711' })).toBeVisible()

  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Add files' }).click()
  const scans = [file('one.pdf', 'application/pdf', PDF), file('two.jpg', 'image/jpeg', JPG)]
  await (await chooser).setFiles([...scans, file('three.pdf', 'application/pdf', Buffer.from('no PDF'))])
  await expect(page.getByText('This is no scan that can be kept')).toBeVisible()
  await page.getByLabel('Notes').fill('Typed while files change')
  await page.getByRole('button', { name: 'Move two.jpg up' }).click()
  await expect(page.getByRole('list', { name: 'Scans' }).getByRole('listitem').first()).toContainText('two.jpg')
  await page.getByRole('button', { name: 'Show: two.jpg' }).click()
  await expect(page.getByRole('img', { name: 'two.jpg' })).toBeAttached()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Notes')).toHaveValue('Typed while files change')
  await expect(page.getByRole('list', { name: 'Scans' }).getByRole('listitem').first()).toContainText('two.jpg')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download: one.pdf' }).click()
  expect((await download).suggestedFilename()).toMatch(/^paper-\d+-2\.pdf$/)

  await page.getByRole('link', { name: 'A new one' }).click()
  await expect(page.getByText('It takes the place of Insurance: Liability 4711')).toBeVisible()
  await expect(page.getByLabel('Number')).toHaveValue('')
  await page.getByLabel('Number').fill('P-2')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('region', { name: 'History' }).getByRole('link')).toHaveCount(2)
  await page.getByRole('button', { name: 'Delete…' }).click()
  await expect(page.getByRole('dialog')).toContainText('Files that are deleted with it: 0')
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('The paper is deleted.')).toBeVisible()
})

test('the shelf shows gaps first, filters by state and words, and leads from a gap to its form', async ({ page }) => {
  await callAsStaff(page, 'POST', '/papers', { ...LICENCE, kind: 'membership', name: 'Guild 4712', validUntil: null })
  for (const { id } of (await callAsStaff(page, 'GET', '/papers?kind=tax-clearance')).papers)
    await callAsStaff(page, 'DELETE', `/papers/${id}`)
  const old = await callAsStaff(page, 'POST', '/papers', { ...CLEARANCE, fiscalYear: 2070, number: '4712' })
  await page.goto('/admin/papers')
  const gap = page.getByRole('link', { name: 'Add: Tax clearance' })
  await expect(gap).toBeVisible()
  expect(await findingsInBothSchemes(page)).toEqual([])
  await page.getByLabel('Search in names').fill('4712 guild')
  await expect(page.getByRole('link', { name: 'Affiliation or membership: Guild 4712' })).toBeVisible()
  await expect(gap).toBeHidden()
  await page.getByRole('button', { name: /^Ended/ }).click()
  await expect(page.getByText('No paper matches.')).toBeVisible()
  await expect(page).toHaveURL(/search=4712\+guild&state=ended/)
  await page.getByRole('button', { name: /^Missing/ }).click()
  await page.getByLabel('Search in names').fill('')
  await gap.click()
  await expect(page.getByText('It takes the place of Tax clearance')).toBeVisible()
  await callAsStaff(page, 'DELETE', `/papers/${old.id}`)
})

test('somebody who saves after another is told, and keeps what was typed', async ({ page }) => {
  const { id } = await callAsStaff(page, 'POST', '/papers', LICENCE)
  await page.goto(`/admin/papers/${id}`)
  await page.getByLabel('Number').fill('mine')
  await callAsStaff(page, 'PUT', `/papers/${id}`, { ...LICENCE, number: 'theirs' })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Somebody else has changed this paper')).toBeVisible()
  await expect(page.getByLabel('Number')).toHaveValue('mine')
})

test('a phone shows all of it in Nepali; an editor is told whom to ask', async ({ browser, baseURL, page }) => {
  const { id } = await callAsStaff(page, 'POST', '/papers', { ...LICENCE, name: 'Phone 4713' })
  const editor = await openAs(browser, baseURL!, 'editor')
  await editor.goto('/admin/papers')
  await expect(editor.getByText('“Papers” is for bid writers.')).toBeVisible()
  await expect(editor.getByRole('link', { name: 'Papers' })).toHaveCount(0)
  const phone = await openAs(browser, baseURL!, 'bids', 360)
  await phone.addInitScript(() => localStorage.setItem('RaStorestaff.locale', '"ne"'))
  await phone.goto('/admin/papers')
  await expect(phone.getByRole('link', { name: 'इजाजतपत्र: Phone 4713' })).toBeVisible()
  await expectToFit(phone)
  await phone.goto(`/admin/papers/${id}`)
  await expect(phone.getByLabel('म्याद समाप्त')).toBeVisible()
  await expectToFit(phone)
  expect(await findingsInBothSchemes(phone)).toEqual([])
})

test('a paper with typed text is not left without a question, and the text is there when one stays', async ({
  page,
}) => {
  await page.goto('/admin/papers/create')
  await page.getByLabel('Number').fill('Half typed')
  await page.getByRole('button', { name: 'All papers' }).click()
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await expect(question).toContainText('is lost when you leave')
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(page.getByLabel('Number')).toHaveValue('Half typed')
  await page.getByRole('button', { name: 'All papers' }).click()
  await question.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/papers$/)
})

test('a choice that is not saved is asked about when the screen is left', async ({ page }) => {
  await page.goto('/admin/papers/create?kind=licence')
  await page.getByRole('combobox', { name: 'May be seen by' }).click()
  await page.getByRole('option').last().click()
  await page.getByRole('button', { name: 'All papers' }).click()
  await page.getByRole('button', { name: 'Stay' }).click()
  await expect(page).toHaveURL(/papers\/create/)
})
