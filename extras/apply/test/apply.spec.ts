import { expect, test } from '@playwright/test'
import { accessibilityFindings } from '../../../test/browser/accessibility-findings.ts'
import { overflowOf } from '../../../test/browser/layout-faults.ts'

const VACANCY = 'vacancy-two-site-engineers-and-one-survey-technician'

for (const [locale, link, send, fault, arrived] of [
  ['', 'Apply here', 'Send the application', 'Enter your name', 'Your application has arrived'],
  ['/ne', 'यहाँ आवेदन दिनुहोस्', 'आवेदन पठाउनुहोस्', 'आफ्नो नाम लेख्नुहोस्', 'तपाईंको आवेदन प्राप्त भयो'],
] as const) {
  test(`a visitor applies for a vacancy, and is told what is missing ${locale} @nojs @phone @quick`, async ({
    page,
    javaScriptEnabled,
  }) => {
    await page.goto(`${locale}/news/${VACANCY}`)
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
    expect(javaScriptEnabled ? await accessibilityFindings(page) : []).toEqual([])
    await summary.getByRole('link', { name: fault }).click()
    await expect(page).toHaveURL(/#name$/)
    await page.locator('#name').fill('Maya Rai')
    await page.locator('#message').fill('Four years of bridges.')
    await page
      .locator('#files')
      .setInputFiles([{ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n') }])
    await page.locator('#consent').check()
    await button.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(arrived)
    await expect(page).toHaveURL(/\/sent\/[A-Z]+-\w{8}(?:#name)?$/)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(arrived)
  })
}
