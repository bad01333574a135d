import { expect, type Page } from '@playwright/test'
import { collectFaults } from './page-faults.ts'
import { addStaff, signIn, staffCommand, visitorTest as test, type StaffAccount } from './staff-test.ts'

async function fillIn(page: Page, { email, password }: StaffAccount): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

test('who signs in comes to the page that was wanted, and goes by signing out', async ({ page, baseURL }) => {
  const account = addStaff('in-and-out')
  await page.goto('/admin/news')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  // Until then, the screens may ask once more who is signed in, which is refused.
  await page.waitForLoadState('networkidle')
  const faults = collectFaults(page, baseURL!)
  await fillIn(page, account)
  await expect(page.getByRole('columnheader', { name: 'Title' })).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/news/)
  expect(faults).toEqual([])

  await page.getByRole('button', { name: 'Sita Rai' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  expect((await page.request.get('/api/v1/session')).status()).toBe(401)
})

test('who reads Nepali chooses it before signing in, and it stays', async ({ page }) => {
  const account = addStaff('in-nepali')
  await page.goto('/admin/news')
  const firm = (await (await page.request.get('/api/v1/settings')).json()) as { data: { name: string } }
  await expect(page.getByRole('main').getByText(firm.data.name)).toBeVisible()
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('menuitem', { name: 'नेपाली' }).click()
  await page.getByLabel('इमेल').fill(account.email)
  await page.getByLabel('पासवर्ड').fill(account.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('columnheader', { name: 'शीर्षक' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ne')
})

test('a wrong password is said, and what was typed stays', async ({ page }) => {
  await page.goto('/admin/login')
  await fillIn(page, { email: 'nobody@example.org', password: 'not the right one' })
  await expect(page.getByRole('alert').filter({ hasText: 'E-mail address or password is wrong' })).toBeVisible()
  await expect(page.getByLabel('E-mail')).toHaveValue('nobody@example.org')
})

test('a link of the command lets one choose a password, once', async ({ page }) => {
  const email = `by-link-${Date.now()}@example.org`
  const link = linkOf(staffCommand(['add', email, '--role', 'editor', '--name', 'Ram Thapa']))
  await page.goto(link)
  await expect(page.getByText(`For the account ${email}`)).toBeVisible()
  await page.getByLabel('New password').fill('short')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByText('Password must have at least 12 characters')).toBeVisible()
  await page.getByLabel('New password').fill('a longer one for me')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByRole('button', { name: 'Ram Thapa' }), 'signed in by that').toBeVisible()

  await page.goto('/admin/forgotten')
  await page.goto(link)
  await expect(page.getByRole('link', { name: 'Send me a link' })).toBeVisible()
})

test('who is locked out by guesses of others keeps the password, and signs in by a link', async ({ page }) => {
  const { email, password } = addStaff('guessed')
  // The password stays.
  const link = linkOf(staffCommand(['reset', email]))
  for (let time = 0; time < 5; time += 1) await signIn(page.request, { email, password: 'a wrong one' }).catch(() => {})
  await page.goto('/admin/login')
  await fillIn(page, { email, password })
  await expect(page.getByText('Somebody has tried too many passwords')).toBeVisible()
  await page.goto(link)
  await page.getByRole('button', { name: 'Keep my password' }).click()
  await expect(page.getByRole('status')).toContainText('This browser is let in now')
  await expect(page.getByText(`For the account ${email}`)).toBeVisible()
  await page.getByLabel('Password').fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Sita Rai' })).toBeVisible()
})

const linkOf = (said: string) => /\/admin\/password#\S+/.exec(said)![0]
