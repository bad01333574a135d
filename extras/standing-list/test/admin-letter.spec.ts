import { expect } from '@playwright/test'
import { findingsInBothSchemes } from '../../../test/browser/accessibility-findings.ts'
import { openAs, test } from '../../../test/browser/staff-test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a bid writer changes the wording by a placeholder, is told what is wrong, and goes back to the product’s @quick', async ({
  browser,
  baseURL,
}) => {
  const page = await openAs(browser, baseURL!, 'bids')
  await page.goto('/admin/standing-list/wording')
  const form = page.getByRole('article').first()
  await form.getByRole('button', { name: 'English' }).click()
  const text = form.getByRole('textbox', { name: 'Text' })
  await text.focus()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('\nWrite to {')
  await expect(form.getByText('There is no placeholder “Write to {”')).toBeVisible()
  expect(await findingsInBothSchemes(page)).toEqual([])
  await page.keyboard.press('Backspace')
  await form.getByRole('button', { name: 'E-mail' }).click()
  await expect(text).toHaveValue(/Write to \{firm-email\}$/)
  await expect(form.getByRole('article', { name: 'Letter' })).toContainText('Write to [E-mail]')
  await form.getByRole('button', { name: 'Back to the list' }).click()
  await page.getByRole('button', { name: 'Stay' }).click()
  await form.getByRole('button', { name: 'Save' }).nth(1).click()
  await expect(form.getByText('Your own wording')).toBeVisible()
  await form.getByRole('button', { name: 'Back to the product’s wording' }).click()
  await form.getByRole('button', { name: 'Save' }).nth(1).click()
  await expect(form.getByText('The product’s wording, law as of')).toBeVisible()
  await expect(form.getByRole('listitem')).toHaveCount(2)
})
