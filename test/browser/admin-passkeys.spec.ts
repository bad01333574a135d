import { expect, type Page } from '@playwright/test'
import { addStaff, ageProof, signIn, visitorTest } from './staff-test.ts'

/** Passkeys belong to a name: browsers make none for 127.0.0.1. */
const test = visitorTest.extend({
  baseURL: async ({ baseURL }, use) => use(baseURL!.replace('127.0.0.1', 'localhost')),
})

/** A device of the browser's own, as a phone with a finger on it would be. */
async function plugIn(page: Page, isUserVerified = true) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  const options = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true } as const
  const device = { ...options, isUserVerified, automaticPresenceSimulation: true }
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', { options: device })
  return {
    lock: () => browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false }),
  }
}

test('a passkey is added, signs in without a password, and is removed @quick', async ({ page }) => {
  const account = await addStaff('by-passkey')
  await signIn(page.request, account)
  await page.goto('/admin/account')
  const device = await plugIn(page)
  const section = page.getByRole('region', { name: 'Passkeys' })
  await section.getByRole('button', { name: 'Add a passkey' }).click()
  await section.getByLabel('Name of this device').fill('Blue telephone')
  await section.getByLabel('Password').fill('a wrong one')
  await page.keyboard.press('Enter')
  await expect(section.getByText('Password is wrong')).toBeVisible()
  await section.getByLabel('Password').fill(account.password)
  await page.keyboard.press('Enter')
  await expect(section.getByText('Blue telephone')).toBeVisible()

  await page.context().clearCookies()
  await page.goto('/admin/login')
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByRole('navigation', { name: 'Staff screens' })).toBeVisible()

  await page.goto('/admin/account')
  await ageProof(account, 11)
  await section.getByRole('button', { name: 'Remove the passkey “Blue telephone”' }).click()
  await page.getByRole('dialog', { name: 'Confirm that it is you' }).getByRole('button', { name: 'passkey' }).click()
  await expect(page.getByText('The passkey is removed.')).toBeVisible()
  await expect(section.getByText('Blue telephone')).toBeHidden()
  await page.context().clearCookies()
  await page.goto('/admin/login')
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'This passkey is not known here' })).toBeVisible()
  await device.lock()
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'No passkey was used' })).toBeVisible()
})
