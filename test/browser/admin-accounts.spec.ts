import { expect, type Page } from '@playwright/test'
import { intercept } from './intercept.ts'
import { oneTimeCode } from './one-time-code.ts'
import { collectFaults } from './page-faults.ts'
import type { StaffAccount } from './accounts.ts'
import { addStaff, callAsStaff, signIn, staffCommand, visitorTest as test } from './staff-test.ts'

test.describe('signing in', () => {
  async function fillIn(page: Page, { email, password }: StaffAccount): Promise<void> {
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Password').fill(password)
    await page.getByRole('button', { name: 'Sign in' }).click()
  }

  test('signing in leads to the page that was wanted, and signing out ends it @quick', async ({ page, baseURL }) => {
    const account = await addStaff('in-and-out')
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

  test('Nepali can be chosen before signing in, and it stays', async ({ page }) => {
    const account = await addStaff('in-nepali')
    await page.goto('/admin/news')
    const firm = (await (await page.request.get('/api/v1/settings')).json()) as { data: { name: string } }
    await expect(page.getByRole('main').getByText(firm.data.name)).toBeVisible()
    // Files of the language come late: text typed meanwhile must not be lost with them.
    const typed = Promise.withResolvers<void>()
    await intercept(page, '**/admin/assets/**', (route) => typed.promise.then(() => route.fallback()))
    await page.getByRole('button', { name: 'English' }).click()
    await page.getByRole('menuitem', { name: 'नेपाली' }).click()
    await page.getByLabel('इमेल').fill(account.email)
    await page.getByLabel('पासवर्ड').fill(account.password)
    typed.resolve()
    await page.waitForLoadState('networkidle')
    await expect(page.getByLabel('इमेल')).toHaveValue(account.email)
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
    await expect(page.getByText(`Your account ${email} is new`)).toBeVisible()
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

  test('an account locked by guesses of others keeps the password, and signs in by a link', async ({ page }) => {
    const { email, password } = await addStaff('guessed')
    // The password stays.
    const link = linkOf(staffCommand(['reset', email]))
    for (let time = 0; time < 5; time += 1)
      await signIn(page.request, { email, password: 'a wrong one' }).catch(() => {})
    await page.goto('/admin/login')
    await fillIn(page, { email, password })
    await expect(page.getByText('have a link by mail')).toBeVisible()
    await page.goto(link)
    await page.getByRole('button', { name: 'Keep my password' }).click()
    await expect(page.getByRole('status')).toContainText('This browser is let in now')
    await expect(page.getByText(`For the account ${email}`)).toBeVisible()
    await page.getByLabel('Password').fill(password)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Sita Rai' })).toBeVisible()
  })

  const linkOf = (said: string) => /\/admin\/password#\S+/.exec(said)![0]
})

test.describe('the own account', () => {
  test('an authenticator is set up, asked for at the next sign-in, and replaced by a recovery code', async ({
    page,
  }) => {
    const account = await addStaff('two-steps')
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
    const account = await addStaff('two-languages')
    await signIn(page.request, account)
    const localeOf = async () => (await (await page.request.get('/api/v1/session')).json()).data.locale
    expect(await localeOf()).toBe('en')
    await page.goto('/admin/account')
    await page.getByRole('button', { name: 'English' }).click()
    await page.getByRole('menuitem', { name: 'नेपाली' }).click()
    await expect(page.getByRole('region', { name: 'अथेन्टिकेटर' })).toBeVisible()
    // All of the page is drawn anew.
    await expect(page.getByRole('button', { name: 'नेपाली' })).toBeFocused()
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
    const account = await addStaff('new-password')
    const elsewhere = await playwright.request.newContext({ baseURL: baseURL! })
    await signIn(elsewhere, account)
    await signIn(page.request, account)
    await page.goto('/admin/account')
    const sessions = page.getByRole('region', { name: 'Where you are signed in' }).getByRole('listitem')
    await expect(sessions).toHaveCount(2)

    const current = page.getByRole('region', { name: 'Password' }).getByLabel('Current password')
    await current.fill('not this one')
    await page.getByLabel('New password').fill('eight green bridges')
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByText('Password is wrong')).toBeVisible()
    await current.fill(account.password)
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByText('Your password is changed.')).toBeVisible()
    await expect(sessions).toHaveCount(1)
    expect((await elsewhere.get('/api/v1/session')).status()).toBe(401)
  })
})

test.describe('editors', () => {
  const OWNERS_SCREENS = { settings: 'Settings', redirects: 'Redirects', staff: 'Staff', audit: 'Audit log' }

  test('editors are told who changes what they cannot, and see no way to delete permanently', async ({ page }) => {
    test.setTimeout(90_000)
    await signIn(page.request, await addStaff('hari', 'editor', 'Hari'))
    for (const [path, name] of Object.entries(OWNERS_SCREENS)) {
      await page.goto(`/admin/${path}`)
      await expect(page.getByText(`“${name}” can only be changed by an owner of this site.`)).toBeVisible()
      await expect(page.getByRole('textbox')).toHaveCount(0)
      await expect(page.getByRole('navigation').getByRole('link', { name, exact: true })).toHaveCount(0)
    }
    await page.goto('/admin/edit?path=/contact')
    await page.getByRole('link', { name: 'Settings What the page shows' }).click()
    await expect(page.getByText('“Settings” can only be changed by an owner of this site.')).toBeVisible()

    await page.goto('/admin/pictures/1')
    await expect(page.getByRole('button', { name: 'Replace the file…' })).toBeVisible()
    await expect(page.getByText('Only an owner can delete a picture.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Delete…' })).toHaveCount(0)

    await callAsStaff(page, 'POST', '/contact-us', {
      name: 'Maya',
      email: 'maya@example.org',
      subject: 'For the editor',
      message: 'How long will it take?',
      seconds: 60,
    })
    await page.goto('/admin/messages?state=all&search=For+the+editor')
    await page.getByRole('link', { name: /For the editor/ }).click()
    await expect(page.getByRole('button', { name: 'Mark as answered' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0)
  })
})
