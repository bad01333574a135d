import { expect } from '@playwright/test'
import { accessibilityFindings } from '../../../test/browser/accessibility-findings.ts'
import { intercept } from '../../../test/browser/intercept.ts'
import { overflowOf } from '../../../test/browser/layout-faults.ts'
import { test } from '../../../test/browser/staff-test.ts'
import { announce } from './announce.ts'

const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true }
const EN = ['', 'Apply here', 'Send the application', 'Enter your name', 'Your application has arrived'] as const
const NE = ['/ne', 'यहाँ आवेदन दिनुहोस्', 'आवेदन पठाउनुहोस्', 'आफ्नो नाम लेख्नुहोस्', 'तपाईंको आवेदन प्राप्त भयो'] as const

for (const [on, texts, options] of [
  ['on a desktop', EN, {}],
  ['on a phone, in Nepali', NE, PHONE],
  ['on a phone without scripts', EN, { ...PHONE, javaScriptEnabled: false }],
] as const) {
  test(`a visitor applies for a vacancy ${on}, and is told what is missing @quick`, async ({
    page: staff,
    browser,
    baseURL,
  }) => {
    const [locale, link, send, fault, arrived] = texts
    const form = await announce(staff, `Engineer ${on}`)
    const page = await browser.newPage({ ...options, baseURL: baseURL! })
    await page.goto(form.replace('/apply', `${locale}/news`))
    await page.getByRole('link', { name: link }).click()
    const button = page.getByRole('button', { name: send })
    expect(await overflowOf(page)).toBeLessThanOrEqual(0)
    await page.locator('#email').fill('maya@example.org')
    await button.click()
    const summary = page.getByRole('alert')
    await expect(summary).toContainText(fault)
    await expect(page.locator('#email')).toHaveValue('maya@example.org')
    expect(await overflowOf(page)).toBeLessThanOrEqual(0)
    // axe is a script of the page.
    expect('javaScriptEnabled' in options ? [] : await accessibilityFindings(page)).toEqual([])
    await summary.getByRole('link', { name: fault }).click()
    await expect(page).toHaveURL(/#name$/)
    await page.locator('#name').fill('Maya Rai')
    await page.locator('#message').fill('Four years of bridges.')
    const file = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n') }
    await page.locator('#files').setInputFiles([file])
    await page.locator('#consent').check()
    await button.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(arrived)
    await expect(page).toHaveURL(/\/sent\/[A-Z]+-\w{8}(?:#name)?$/)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(arrived)
    await page.close()
  })
}

test('a form goes on by itself on a phone that had no connection, and keeps its files', async ({
  page: staff,
  browser,
  baseURL,
}) => {
  const form = await announce(staff, 'Engineer on a slow line')
  const page = await browser.newPage({ ...PHONE, baseURL: baseURL! })
  await page.goto(form)
  await page.locator('#email').fill('maya@example.org')
  const file = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n') }
  await page.locator('#files').setInputFiles([file])
  const button = page.getByRole('button', { name: 'Send the application' })
  await button.click()
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page.getByRole('alert')).toContainText('Enter your name')
  await expect(page.locator('#files-help')).not.toContainText('again')
  await page.locator('#name').fill('Maya Rai')
  await page.locator('#message').fill('Four years of bridges.')
  await page.locator('#consent').check()

  // The first is stored, and its answer is lost; the next does not leave the phone.
  let isLost = false
  await intercept(page, '**/apply/*', async (route) => {
    await route.fetch({ maxRedirects: 0 })
    isLost = true
    await page.context().setOffline(true)
    await route.abort()
  })
  await button.click()
  await expect(page.getByRole('status')).toContainText('There is no connection')
  expect(isLost).toBe(true)
  expect(await accessibilityFindings(page)).toEqual([])
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  await page.unroute('**/apply/*')
  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your application has arrived')
  const found = await staff.request.get('/api/v1/applications?search=Four&limit=100')
  const { data } = await found.json()
  const those = data.filter(({ vacancy }: { vacancy: { title: string } }) => vacancy.title.endsWith('slow line'))
  expect(those.map(({ files }: { files: number }) => files)).toEqual([1])
  await page.close()
})

test('an upload that breaks goes on with the file that broke, and a wrong file is named at once', async ({
  page: staff,
  browser,
  baseURL,
}) => {
  const form = await announce(staff, 'Engineer with two files')
  const page = await browser.newPage({ ...PHONE, baseURL: baseURL! })
  await page.goto(form)
  await page.locator('#name').fill('Maya Rai')
  await page.locator('#email').fill('maya@example.org')
  await page.locator('#message').fill('Four years of bridges.')
  await page.locator('#consent').check()
  const button = page.getByRole('button', { name: 'Send the application' })
  const fileOf = (name: string, text: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(text) })
  await page.locator('#name').fill('')
  await button.click()
  await expect(page.getByRole('alert')).toContainText('Enter your name')
  await page.locator('#name').fill('Maya Rai')
  await page.locator('#files').setInputFiles([fileOf('program.pdf', 'MZ')])
  await button.click()
  await expect(page.locator('#files')).toBeFocused()
  await expect(page.locator('#files-help')).toContainText('program.pdf')
  await expect(page.getByText('Enter your name')).toHaveCount(0)
  expect(await accessibilityFindings(page)).toEqual([])

  const [cv, degree] = [fileOf('cv.pdf', '%PDF-1.4\ncv'), fileOf('degree.pdf', '%PDF-1.4\ndegree')]
  await page.locator('#files').setInputFiles([cv, degree])
  const sent: string[] = []
  await intercept(page, '**/apply/*/files', async (route) => {
    const name = /filename="(.*?)"/.exec(route.request().postData() ?? '')?.[1] ?? ''
    sent.push(name)
    if (sent.length !== 2) return route.continue()
    await page.context().setOffline(true)
    await route.abort()
  })
  await button.click()
  await expect(page.getByRole('status')).toContainText('There is no connection')
  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your application has arrived')
  expect(sent).toEqual(['cv.pdf', 'degree.pdf', 'degree.pdf'])
  const { data } = await (await staff.request.get('/api/v1/applications?search=Four&limit=100')).json()
  const [mine] = data.filter(({ vacancy }: { vacancy: { title: string } }) => vacancy.title.endsWith('two files'))
  expect(mine.files).toBe(2)
  await page.close()
})
