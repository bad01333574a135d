import { expect, test, type Page } from '@playwright/test'

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
