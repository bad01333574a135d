import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { intercept } from './intercept.ts'
import { callAsStaff, test } from './staff-test.ts'

test.describe('staff and the dashboard', () => {
  const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
  const PASSWORD = 'seven red bridges and a road'

  test('an owner adds an editor, who chooses a password by the link; disabled, nobody can sign in @quick', async ({
    page,
    browser,
    baseURL,
  }) => {
    const email = `ram-${randomUUID().slice(0, 8)}@example.org`
    await page.goto('/admin/staff')
    await page.getByRole('link', { name: 'Add a member of staff' }).click()
    const form = dialog(page, 'Add a member of staff')
    await form.getByLabel('Name').fill('Ram Thapa')
    await form.getByLabel('E-mail').fill('no address')
    await page.keyboard.press('Enter')
    await expect(form.getByText('Email must be an address such as name@example.org')).toBeVisible()
    await form.getByLabel('E-mail').fill(email)
    await expect(form.getByLabel('Language of screens and mails')).toHaveText('English')
    await page.keyboard.press('Enter')
    const link = await dialog(page, 'Ram Thapa can choose a password now').getByLabel('Link').inputValue()
    await page.getByRole('button', { name: 'Done' }).click()
    // Other tests add more accounts than one page of the list has.
    await page.goto(`/admin/staff?filter=${encodeURIComponent(JSON.stringify({ search: email }))}`)
    const row = page.getByRole('row').filter({ hasText: email })
    await expect(row).toContainText('Not yet: no password is chosen')

    const theirs = await browser.newPage({ baseURL: baseURL!, storageState: { cookies: [], origins: [] } })
    const { pathname, hash, search } = new URL(link)
    // It is sent also where the account that the link is for is not known yet.
    const isSubmitted = Promise.withResolvers<void>()
    await intercept(theirs, '**/password/link/account', async (route) => {
      await isSubmitted.promise
      await route.continue()
    })
    await theirs.goto(`${pathname}${search}${hash}`)
    await theirs.getByLabel('New password').fill(PASSWORD)
    await theirs.keyboard.press('Enter')
    await expect(theirs.getByRole('button', { name: 'Keep my password' })).toHaveCount(0)
    isSubmitted.resolve()
    await expect(theirs.getByRole('button', { name: 'Ram Thapa' }), 'signed in by that').toBeVisible()
    await page.reload()
    await expect(row).toContainText('Yes')

    await row.getByRole('link', { name: 'Ram Thapa' }).click()
    await dialog(page, 'Ram Thapa').getByRole('button', { name: 'Disable…' }).click()
    await page.getByRole('button', { name: 'Disable', exact: true }).click()
    await expect(row).toContainText('No: disabled on')
    await theirs.context().clearCookies()
    await theirs.goto('/admin/login')
    await theirs.getByLabel('E-mail').fill(email)
    await theirs.getByLabel('Password').fill(PASSWORD)
    await theirs.keyboard.press('Enter')
    await expect(theirs.getByText('This account has been disabled: ask an owner')).toBeVisible()
    await theirs.close()

    await page.goto('/admin/audit')
    await expect(page.getByText(/disabled the account Ram Thapa/).first()).toBeVisible()
    const refused = 'Somebody was refused the call POST /api/v1/session: This account has been disabled (1 attempt)'
    await expect(page.getByText(refused).first()).toBeVisible()
    await page.getByRole('link', { name: `${email} (editor)` }).click()
    await expect(dialog(page, 'Ram Thapa')).toBeVisible()
  })

  test('nobody can take the own rights away', async ({ page, staff }) => {
    await page.goto(`/admin/staff?filter=${encodeURIComponent(JSON.stringify({ search: staff.email }))}`)
    await page.getByRole('row').filter({ hasText: staff.email }).getByRole('link').click()
    const own = dialog(page, 'Sita Rai')
    await expect(own.getByText('This is you.')).toBeVisible()
    await expect(own.getByRole('radio')).toHaveCount(0)
    await expect(own.getByRole('button', { name: 'Disable…' })).toHaveCount(0)
  })

  test('an old address is made to lead to a page, and what cannot work is refused @all', async ({ page }) => {
    const path = `/old-${randomUUID().slice(0, 8)}`
    await page.goto('/admin/redirects')
    await page.getByRole('link', { name: 'New redirect' }).click()
    const form = dialog(page, 'New redirect')
    await form.getByLabel('Old address').fill(path)
    await form.getByLabel('New address').fill(path)
    await page.keyboard.press('Enter')
    await expect(form.getByText('This would lead in a circle')).toBeVisible()
    await form.getByLabel('New address').fill(`${new URL(page.url()).origin}/news`)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Redirect created.')).toBeVisible()
    expect(new URL((await page.request.get(path)).url()).pathname).toBe('/news')

    await page.getByRole('row').filter({ hasText: path }).getByRole('link').click()
    await dialog(page, 'Redirect').getByRole('button', { name: 'Delete…' }).click()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(page.getByText('Redirect deleted.')).toBeVisible()
    expect((await page.request.get(path)).status()).toBe(404)
  })

  const NOTHING = {
    messages: { new: 0, quarantined: 0, own: 0 },
    mails: { failed: 0, late: 0, stayHere: false },
    schedules: { overdue: [], upcoming: [] },
    drafts: { total: 0, rows: [] },
    pictures: { withoutAlt: 0 },
    projects: { incomplete: 0 },
    outdated: { ne: 0 },
    expiring: [],
    warnings: [],
    waiting: { total: 0, rows: [] },
    sentBack: [],
    names: {},
    trash: 0,
  }

  async function answerDashboard(page: Page, data: Partial<typeof NOTHING>): Promise<void> {
    await intercept(page, '**/api/v1/dashboard', (route) => route.fulfill({ json: { data: { ...NOTHING, ...data } } }))
    const steps = [{ name: 'settings', isDone: true }]
    await intercept(page, '**/api/v1/set-up/steps', (route) => route.fulfill({ json: { data: steps } }))
  }

  test('the dashboard says what needs somebody, and leads there', async ({ page }) => {
    await answerDashboard(page, { messages: { new: 0, quarantined: 2, own: 0 } })
    await page.goto('/admin')
    await expect(page.getByRole('heading', { name: '2 messages that may be spam' })).toBeVisible()
    await page.getByRole('link', { name: 'Review them' }).click()
    await expect(page.getByRole('tab', { name: /^Possible spam/, selected: true })).toBeVisible()
  })

  test('a dashboard without anything to do says so', async ({ page }) => {
    await answerDashboard(page, {})
    await page.goto('/admin')
    await expect(page.getByText('Nothing needs attention.')).toBeVisible()
    await expect(page.getByRole('region', { name: /^Set up the site/ })).toHaveCount(0)
  })

  test('where no mail server is set, owners are warned, and no mail is called sent @all', async ({ page }) => {
    const { reference } = await write(page)
    await expect
      .poll(async () => (await page.request.get('/api/v1/mails?state=sent')).text(), 'this message, not another')
      .toContain(reference)
    await page.goto('/admin')
    await expect(page.getByText('No mail server is set, so e-mails stay on this machine')).toBeVisible()
    await page.goto('/admin/mails?filter=%7B%7D')
    await expect(page.getByRole('tab', { name: /^Sent or kept here/ })).toBeVisible()
    const row = page.getByRole('row').filter({ hasText: reference })
    await expect(row).toContainText('Not sent: e-mail is not set up')
    await expect(page.getByText(/^Sent on/)).toHaveCount(0)
  })

  test('thousands stand in one line on a phone', async ({ page }) => {
    await intercept(page, '**/api/v1/dashboard', async (route) => {
      const { data } = await (await route.fetch()).json()
      await route.fulfill({ json: { data: { ...data, trash: 1001 } } })
    })
    await page.setViewportSize({ width: 360, height: 900 })
    await page.goto('/admin')
    const count = page.locator('.count', { hasText: '1,001' })
    const linesOf = (element: Element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return range.getClientRects().length
    }
    expect(await count.evaluate(linesOf)).toBe(1)
    await page.unrouteAll({ behavior: 'wait' })
  })

  test('e-mails that wait too long are shown on the dashboard before they have failed', async ({ page }) => {
    await intercept(page, '**/api/v1/dashboard', async (route) => {
      const { data } = await (await route.fetch()).json()
      await route.fulfill({ json: { data: { ...data, mails: { failed: 0, late: 2, stayHere: false } } } })
    })
    await page.goto('/admin')
    await expect(page.getByRole('heading', { name: '2 e-mails have waited longer than 15 minutes' })).toBeVisible()
    await page.getByRole('link', { name: 'See, and try again' }).click()
    await expect(page.getByRole('tab', { name: /^Waiting/, selected: true })).toBeVisible()
    // A call that is still being answered would fail when the page closes.
    await page.unrouteAll({ behavior: 'wait' })
  })

  /** Sends a message by the contact form's call. */
  function write(page: Page) {
    const data = {
      name: 'Maya',
      email: 'maya@example.org',
      subject: 'A bridge',
      message: `How long? ${randomUUID()}`,
      seconds: 60,
    }
    return callAsStaff(page, 'POST', '/contact-us', data)
  }
})

test.describe('missing addresses', () => {
  test('an owner redirects an address that visitors asked for in vain', async ({ page }) => {
    const path = `/old-${randomUUID()}`
    expect((await page.request.get(path)).status()).toBe(404)
    const listed = async () => (await page.request.get('/api/v1/missing-addresses')).text()
    await expect.poll(listed, { message: 'written every 5 seconds', timeout: 20_000 }).toContain(path)
    await page.goto('/admin/redirects')
    await page.getByRole('button', { name: `Redirect ${path}` }).click()
    const dialog = page.getByRole('dialog', { name: 'New redirect' })
    await expect(dialog.getByLabel('Old address')).toHaveValue(path)
    await dialog.getByLabel('New address').fill('/news')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Redirect created.')).toBeVisible()
    await expect(page.getByRole('button', { name: `Redirect ${path}` })).toBeHidden()
    await page.goto(path)
    await expect(page).toHaveURL('/news')
  })
})
