import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from '@playwright/test'
import { intercept } from '../../../test/browser/intercept.ts'
import { addStaff, test } from '../../../test/browser/staff-test.ts'

/** Another program on this machine, and how it answers. */
async function startReceiver() {
  const receiver = { status: 500, received: [] as string[], url: '', close: () => server.close() }
  const server = createServer((request, response: ServerResponse) => {
    receiver.received.push(String(request.headers['webhook-signature']))
    response.writeHead(receiver.status).end('noted')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
  return receiver
}

test('an owner registers an address, tries it, sends again what failed, renews the secret and deletes it @quick', async ({
  page,
}) => {
  const receiver = await startReceiver()
  await page.goto('/admin/webhooks')
  await page.getByRole('link', { name: 'New webhook' }).click()
  const form = page.getByRole('dialog', { name: 'New webhook' })
  await form.getByRole('textbox', { name: /^Address/ }).fill('ftp://hooks.example')
  await form.getByRole('button', { name: 'Create' }).click()
  await expect(form.getByText('Choose at least one event')).toBeVisible()
  await form.getByLabel('An enquiry arrives').check()
  await form.getByRole('button', { name: 'Create' }).click()
  await expect(form.getByText('Type an address of the internet')).toBeVisible()
  await form.getByRole('textbox', { name: /^Address/ }).fill(receiver.url)
  await form.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('dialog', { name: /^The secret of/ }).getByLabel('Secret')).toHaveValue(/^whsec_/)
  await page.getByRole('button', { name: 'Done' }).click()

  const row = page.getByRole('listitem').filter({ hasText: receiver.url })
  await expect(row).toContainText('Active')
  await row.getByRole('link').click()
  const dialog = page.getByRole('dialog', { name: 'Webhook' })
  await expect(dialog.getByText('Nothing has been sent yet.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Send a test' }).click()
  const delivery = dialog.getByRole('listitem').filter({ hasText: 'Test' })
  await expect(delivery).toContainText('Failed · Attempts: 1 · 500 · noted')
  receiver.status = 200
  await delivery.getByRole('button', { name: /^Send again/ }).click()
  await expect.poll(() => receiver.received.length).toBe(2)
  await page.reload()
  await expect(delivery).toContainText('Delivered')

  await dialog.getByRole('button', { name: 'Renew the secret…' }).click()
  await page.getByRole('button', { name: 'Renew', exact: true }).click()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(row).toContainText('Last delivery: Delivered (200), ')
  await row.getByRole('link').click()
  await dialog.getByRole('button', { name: 'Disable' }).click()
  await expect(dialog.getByRole('button', { name: 'Enable' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Delete…' }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('Webhook deleted.')).toBeVisible()
  await expect(row).toHaveCount(0)
  receiver.close()
})

test('webhooks that were disabled are told on the dashboard', async ({ page }) => {
  await intercept(page, '**/api/v1/dashboard', async (route) => {
    const { data } = await (await route.fetch()).json()
    await route.fulfill({ json: { data: { ...data, warnings: ['webhooks'] } } })
  })
  await page.goto('/admin')
  await expect(page.getByText('A webhook was disabled')).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
})

test('disabling the account of an owner says which webhooks go on @all', async ({ page }) => {
  const leaver = await addStaff('leaver', 'owner', 'Gita Karki')
  const webhook = { url: 'https://hooks.example.org/site', disabledAt: null }
  await intercept(page, '**/api/v1/webhooks', (route) => route.fulfill({ json: { data: [webhook] } }))
  await page.goto(`/admin/staff?filter=${encodeURIComponent(JSON.stringify({ search: leaver.email }))}`)
  await page.getByRole('link', { name: 'Gita Karki' }).click()
  await page.getByRole('button', { name: 'Disable…' }).click()
  await expect(page.getByText('Webhooks belong to the site and go on, to hooks.example.org')).toBeVisible()
})
