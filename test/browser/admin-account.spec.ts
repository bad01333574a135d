import { expect } from '@playwright/test'
import { oneTimeCode } from './one-time-code.ts'
import { addStaff, signIn, visitorTest as test } from './staff-test.ts'

test('an authenticator is set up, asked for at the next sign-in, and replaced by a recovery code', async ({ page }) => {
  const account = addStaff('two-steps')
  await signIn(page.request, account)
  await page.goto('/admin/account')
  const section = page.getByRole('region', { name: 'Authenticator' })
  await section.getByLabel('Password').fill(account.password)
  await section.getByRole('button', { name: 'Set up an authenticator' }).click()
  await expect(section.getByRole('img', { name: 'Code to scan' })).toBeVisible()
  const secret = await section.getByTestId('secret').innerText()
  await section.getByLabel('Code', { exact: true }).or(section.getByLabel('Code *')).fill(oneTimeCode(secret))
  await section.getByRole('button', { name: 'Finish' }).click()
  const codes = section.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  const recoveryCode = await codes.first().innerText()
  await section.getByRole('button', { name: 'I have kept them' }).click()
  await expect(section.getByRole('button', { name: 'Remove the authenticator' })).toBeVisible()

  await page.context().clearCookies()
  await page.goto('/admin/login')
  await page.getByLabel('E-mail').fill(account.email)
  await page.getByLabel('Password').fill(account.password)
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Code' }).fill('000000')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Code is wrong, or was used before')).toBeVisible()
  await page.getByRole('textbox', { name: 'Code' }).fill(recoveryCode)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('navigation', { name: 'Staff screens' })).toBeVisible()
})

test('the language of the screens is kept with the account: another browser begins in it', async ({
  page,
  browser,
  baseURL,
}) => {
  const account = addStaff('two-languages')
  await signIn(page.request, account)
  const localeOf = async () => (await (await page.request.get('/api/v1/session')).json()).data.locale
  expect(await localeOf()).toBe('en')
  await page.goto('/admin/account')
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('menuitem', { name: 'नेपाली' }).click()
  await expect(page.getByRole('region', { name: 'अथेन्टिकेटर' })).toBeVisible()
  await expect.poll(localeOf).toBe('ne')

  const other = await browser.newPage({ baseURL: baseURL! })
  await signIn(other.request, account)
  await other.goto('/admin/account')
  await expect(other.getByRole('region', { name: 'अथेन्टिकेटर' })).toBeVisible()
  await other.getByRole('button', { name: 'नेपाली' }).click()
  await other.getByRole('menuitem', { name: 'English' }).click()
  await expect.poll(localeOf).toBe('en')
  await other.close()
})

test('a password is changed, which ends the other sessions', async ({ page, playwright, baseURL }) => {
  const account = addStaff('new-password')
  const elsewhere = await playwright.request.newContext({ baseURL: baseURL! })
  await signIn(elsewhere, account)
  await signIn(page.request, account)
  await page.goto('/admin/account')
  const sessions = page.getByRole('region', { name: 'Where you are signed in' }).getByRole('listitem')
  await expect(sessions).toHaveCount(2)

  await page.getByLabel('Current password').fill('not this one')
  await page.getByLabel('New password').fill('eight green bridges')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Password is wrong')).toBeVisible()
  await page.getByLabel('Current password').fill(account.password)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Your password is changed.')).toBeVisible()
  await expect(sessions).toHaveCount(1)
  expect((await elsewhere.get('/api/v1/session')).status()).toBe(401)
})
