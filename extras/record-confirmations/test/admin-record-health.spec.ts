import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type APIRequestContext, type Browser } from '@playwright/test'
import { MAILS_A_DAY } from '../contract/confirmed-entities.ts'
import { accessibilityFindings, findingsInBothSchemes } from '../../../test/browser/accessibility-findings.ts'
import { holdBack, places } from '../../../test/browser/held-back.ts'
import { expectToFit } from '../../../test/browser/layout-faults.ts'
import { callAsStaff, test } from '../../../test/browser/staff-test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const MAILS = join(process.env['STAFF_TEST_DATA_DIR'] ?? '', 'mail')
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, storageState: { cookies: [], origins: [] } }

/** Devanagari may be sent in base64. */
const decoded = (mail: string) =>
  mail
    .replaceAll(/(?:^[\w+/=]{76}\n)+(?:^[\w+/=]+\n)?/gm, (block) => Buffer.from(block, 'base64').toString())
    .replaceAll('=\n', '')

/** Chooses an owner of records, has them asked, and reads the links in the mails. */
async function mailLinks(api: APIRequestContext, items: object[], email: string, language: 'en' | 'ne') {
  const owner = { name: 'Anita Gurung', email, language }
  await callAsStaff({ request: api }, 'PUT', '/record-health/owner', { items, owner })
  const { asked } = await callAsStaff({ request: api }, 'POST', '/record-health/ask', { items })
  expect(asked).toBe(items.length)
  const read = async () => {
    const files = await readdir(MAILS).catch(() => [])
    const mails = await Promise.all(
      files.filter((file) => file.endsWith('.eml')).map((file) => readFile(join(MAILS, file), 'utf8')),
    )
    return mails
      .filter((mail) => mail.includes(email))
      .flatMap((mail) => /https?:\/\/[^/\s]+((?:\/ne)?\/confirm\/[\w-]{43})/.exec(decoded(mail))?.[1] ?? [])
  }
  await expect.poll(async () => (await read()).length, { timeout: 20_000 }).toBe(items.length)
  return read()
}

const openPhone = (browser: Browser, baseURL: string, isWithScripts = false) =>
  browser.newContext({ ...PHONE, baseURL, javaScriptEnabled: isWithScripts }).then((context) => context.newPage())

test('twenty records are confirmed on a phone, each by one tap from its mail, without scripts and without signing in', async ({
  page,
  browser,
  baseURL,
}) => {
  const items = Array.from({ length: MAILS_A_DAY }, (_, place) => place + 1).map((id) => ({ entity: 'projects', id }))
  const phone = await openPhone(browser, baseURL!)
  for (const link of await mailLinks(page.request, items, 'anita@confirm.example', 'en')) {
    await phone.goto(link)
    await expect(phone.getByRole('heading', { name: 'Is this still true?' })).toBeVisible()
    for (const answer of [
      phone.getByRole('button', { name: 'Still true' }),
      phone.getByRole('link', { name: 'Correct this' }),
    ])
      expect((await answer.boundingBox())!.height).toBeGreaterThanOrEqual(56)
    await phone.getByRole('button', { name: 'Still true' }).tap()
    await expect(phone.getByText('is marked as checked today')).toBeVisible()
    expect(await phone.context().cookies()).toEqual([])
  }
  await page.goto('/admin/projects/1')
  await expect(page.getByRole('region', { name: 'Is it still true?' })).toContainText('by Anita Gurung')
})

test('the page has no fault that axe can find, fits, and a correction reaches the board, in Nepali too', async ({
  page,
  browser,
  baseURL,
}) => {
  const [link = ''] = await mailLinks(page.request, [{ entity: 'certificates', id: 1 }], 'binod@confirm.example', 'ne')
  const phone = await openPhone(browser, baseURL!, true)
  for (const path of [link, `${link}?correct`, link.replace('/ne', ''), `/ne/confirm/${'A'.repeat(43)}`]) {
    await phone.goto(path)
    expect(await findingsInBothSchemes(phone), path).toEqual([])
    await expectToFit(phone)
  }
  await phone.goto(link)
  await phone.getByRole('link', { name: 'सच्याउनुपर्छ' }).click()
  await phone.getByLabel('के मिलेन?').fill('नम्बर फेरियो।')
  await phone.getByRole('button', { name: 'सम्पादकलाई पठाउनुहोस्' }).click()
  await expect(phone.getByRole('heading', { name: 'धन्यवाद' })).toBeVisible()
  await phone.goto(link)
  expect(await accessibilityFindings(phone)).toEqual([])
  await phone.context().close()
  await page.goto('/admin/record-health?fault=correction&entity=certificates')
  const row = page.getByRole('listitem').filter({ hasText: 'नम्बर फेरियो।' })
  await expect(row).toBeVisible()
  expect(await findingsInBothSchemes(page)).toEqual([])
  await row.getByRole('button', { name: 'Refuse…' }).click()
  await page.getByLabel('Why').fill('The old number is right')
  await page.getByRole('button', { name: 'Refuse', exact: true }).click()
  await expect(page.getByText('नम्बर फेरियो।')).toHaveCount(0)
})

test('several records get an owner at once, and the settings are kept @quick', async ({ page }) => {
  await page.goto('/admin/record-health')
  const toMend = page.getByRole('navigation', { name: 'What to mend' })
  await toMend.getByRole('link', { name: /^Team: Photo/ }).click()
  await page.getByRole('main').getByRole('link', { name: 'Photo', exact: true }).first().click()
  await expect(page).toHaveURL(/\/admin\/teams\/\d+#photoId$/)
  await expect(page.getByRole('button', { name: 'Choose… (Photo)' })).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Missing for visitors – Team: Photo' })).toBeVisible()
  await page.getByLabel('Select all on this page').check()
  const rows = await page.getByRole('main').getByRole('listitem').getByRole('link').allTextContents()
  await page.getByRole('button', { name: 'Set owner…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Chandra')
  await dialog.getByLabel('E-mail').fill('chandra')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('E-mail must be an address such as anita@example.org')).toBeVisible()
  await dialog.getByLabel('E-mail').fill('chandra@confirm.example')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Chandra (chandra@confirm.example)').first()).toBeVisible()
  expect(await page.getByRole('main').getByRole('listitem').getByRole('link').allTextContents()).toEqual(rows)
  await expect(page.getByLabel('Select all on this page')).toBeChecked()
  await page.getByLabel('Months between two checks').fill('६')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Settings saved.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Months between two checks')).toHaveValue('6')
})

test('nothing of a form moves when the check of the record comes late', async ({ page }) => {
  const late = [await holdBack(page, '**/api/v1/record-health/**'), await holdBack(page, '**/record-check-*.js')]
  await page.goto('/admin/projects/4')
  await expect(page.getByRole('textbox', { name: /^Title( \*)?$/ })).not.toHaveValue('')
  const pressable = page.locator('#main-content :is([role=tab], .form-bar button):visible')
  const before = await places(pressable)
  for (const come of late) come()
  await expect(page.getByRole('button', { name: 'Set owner…' })).toBeVisible()
  const after = Object.values(await places(pressable)).map(String)
  expect(Object.entries(before).filter(([, place]) => !after.includes(String(place)))).toEqual([])
})
