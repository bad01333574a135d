import { expect } from '@playwright/test'
import { startMailServer } from '../../scripts/drill/mail-server.ts'
import { findingsInBothSchemes } from './accessibility-findings.ts'
import { intercept } from './intercept.ts'
import { expectToFit } from './layout-faults.ts'
import { test } from './staff-test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('an owner tries a mail server before saving, with the keyboard, and reads what it says in plain words @quick', async ({
  page,
  staff,
}) => {
  const server = await startMailServer(() => 'none', { user: 'site', password: 'secret' })
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Mail and address' }).last().click()
  const form = page.getByRole('region', { name: 'Mail server' })
  await form.getByRole('textbox', { name: 'Mail server' }).fill('127.0.0.1')
  await form.getByRole('combobox', { name: 'Security' }).press('Enter')
  await page.getByRole('option', { name: 'None' }).click()
  await expect(form.getByRole('textbox', { name: 'Port' })).toHaveValue('25')
  await form.getByRole('textbox', { name: 'Port' }).fill(new URL(server.url).port)
  await form.getByRole('textbox', { name: 'User' }).fill('site')
  await form.getByLabel('Password').fill('wrong')
  await form.getByRole('textbox', { name: 'Address of the sender' }).fill('site@firm.example')
  const recipients = form.getByRole('textbox', { name: 'Messages are mailed to' })
  await expect(recipients, 'the firm’s own is proposed').toHaveValue(/^\S+@\S+$/)
  await recipients.fill('office')
  const send = form.getByRole('button', { name: 'Send a test e-mail' })
  await send.press('Enter')
  await expect(recipients).toBeFocused()
  await expect(recipients).toHaveAttribute('aria-invalid', 'true')
  await page.keyboard.type('@firm.example')
  await expect(recipients).toHaveAttribute('aria-invalid', 'false')
  await send.press('Enter')
  await expect(form.getByText('The mail server did not accept the user or the password.')).toBeVisible()
  await expect(form.getByText('535 Wrong user name or password')).toBeVisible()
  expect(await findingsInBothSchemes(page)).toEqual([])
  await form.getByLabel('Password').fill('secret')
  await send.press('Enter')
  await expect(form.getByText(`accepted the e-mail for office@firm.example, ${staff.email}`)).toBeVisible()
  expect(server.taken).toHaveLength(1)

  // The store of these tests keeps its mails: what would be saved is answered here.
  let sent: unknown
  await intercept(page, '**/api/v1/mail-settings', async (route) => {
    if (route.request().method() !== 'PUT') return route.continue()
    sent = route.request().postDataJSON()
    const { data } = await (await page.request.get('/api/v1/mail-settings')).json()
    return route.fulfill({ json: { message: '', data: { ...data, ...(sent as object), password: 'kept' } } })
  })
  await form.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(page.getByText('Saved.')).toBeVisible()
  await expect(form.getByText('Leave empty to keep the one that is stored')).toBeVisible()
  await expect(form.getByLabel('Password')).toHaveValue('')
  expect(sent).toMatchObject({ host: '127.0.0.1', password: 'secret', recipients: ['office@firm.example'] })
  await server.close()
})

test('settings from the server’s variables are shown, and cannot be changed', async ({ page }) => {
  await intercept(page, '**/api/v1/mail-settings', async (route) => {
    const { data } = await (await route.fetch()).json()
    const fixed = { host: 'mail.firm.example', user: 'site', from: 'site@firm.example', recipients: ['a@firm.example'] }
    await route.fulfill({ json: { data: { ...data, ...fixed, variables: ['SMTP_URL', 'MAIL_FROM', 'ENQUIRIES_TO'] } } })
  })
  await intercept(page, '**/api/v1/public-address', (route) =>
    route.fulfill({
      json: { data: { address: 'https://firm.example', isFixed: true } },
    }),
  )
  await page.goto('/admin/mail-settings')
  await expect(page.getByText('Set on the server by SMTP_URL')).toHaveCount(4)
  await expect(page.getByRole('textbox', { name: /^Mail server/ })).not.toBeEditable()
  await expect(page.getByLabel('Password')).toHaveCount(0)
  await expect(page.getByText('Set on the server by PUBLIC_URL')).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
})

test('in Nepali a phone shows why the public address cannot be reached, and no text is cut off', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('RaStorestaff.locale', '"ne"'))
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/admin/mail-settings')
  await page.getByRole('textbox', { name: 'ठेगाना', exact: true }).fill('http://127.0.0.1:3000')
  await page.getByRole('button', { name: 'ठेगाना जाँच्नुहोस्' }).click()
  await expect(page.getByText('यो ठेगाना निजी नेटवर्कभित्र छ')).toBeVisible()
  expect(await findingsInBothSchemes(page)).toEqual([])
  await expectToFit(page)
})
