import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import proofWords from '../../../admin/core/dialogs/proof-words.json' with { type: 'json' }
import signInWords from '../../../admin/core/auth/words.json' with { type: 'json' }
import words from '../admin/words.json' with { type: 'json' }
import { findingsInBothSchemes } from '../../../test/browser/accessibility-findings.ts'
import { expectToFit } from '../../../test/browser/layout-faults.ts'
import { ageProof, test } from '../../../test/browser/staff-test.ts'

const proofOf = (page: Page, locale: 'en' | 'ne' = 'en') => page.getByRole('dialog', { name: proofWords.title[locale] })

test('a new key asks for the password of an old session, and is made with what was typed @quick', async ({
  page,
  staff,
}) => {
  const name = `Intranet ${randomUUID().slice(0, 8)}`
  await page.goto('/admin/api-keys/create')
  const form = page.getByRole('dialog', { name: 'New API key' })
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('News').selectOption({ label: 'Read' })
  await ageProof(staff, 11)
  await form.getByRole('button', { name: 'Create key' }).click()
  await expect(proofOf(page).getByLabel('Password')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(proofOf(page)).toBeHidden()
  await expect(form.getByText('this needs one from the last ten minutes')).toBeVisible()
  await expect(form.getByLabel('Name')).toHaveValue(name)
  await expect(form.getByRole('button', { name: 'Create key' })).toBeFocused()

  await form.getByRole('button', { name: 'Create key' }).click()
  await expect(proofOf(page).getByLabel('Password')).toBeFocused()
  await page.keyboard.type('a wrong one')
  await page.keyboard.press('Enter')
  await expect(proofOf(page).getByText('Password is wrong')).toBeVisible()
  await proofOf(page).getByLabel('Password').fill(staff.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: `The key of ${name}` })).toBeVisible()
  await expect(proofOf(page)).toBeHidden()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('Read: News')
})

test('the question fits a telephone in Nepali, and can be read by everybody @all', async ({ page, staff }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(() => localStorage.setItem('RaStorestaff.locale', '"ne"'))
  await page.goto('/admin/api-keys/create')
  const form = page.getByRole('dialog', { name: words.new.ne })
  await form.getByLabel(words.name.ne).fill('Intranet')
  await ageProof(staff, 11)
  await form.getByRole('button', { name: words.make.ne }).click()
  await expect(proofOf(page, 'ne').getByLabel(signInWords.password.ne)).toBeFocused()
  await expectToFit(page)
  expect(await findingsInBothSchemes(page)).toEqual([])
})
