import { expect, type Page } from '@playwright/test'
import { newPicture } from './picture-samples.ts'
import { expectPreview } from './preview-page.ts'
import type { StaffAccount } from './accounts.ts'
import { addStaff, visitorTest as test } from './staff-test.ts'

async function signInOnScreen(page: Page, { email, password }: StaffAccount): Promise<void> {
  await page.goto('/admin')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('navigation', { name: 'Staff screens' })).toBeVisible()
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}( \\*)?$`) })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function more(page: Page, entry: string): Promise<void> {
  await button(page, 'More').click()
  await page.getByRole('menuitem', { name: entry }).click()
}

/** The answer to a visitor who asks for an address, without a browser's help. */
async function visit(page: Page, path: string) {
  const answer = await page.request.get(path, { maxRedirects: 0 })
  return { status: answer.status(), to: answer.headers()['location'], text: await answer.text() }
}

/** The whole life of a news item. It is told in one piece, for it is what the parts do together that counts. */
test('a news item with a picture is drafted, looked at, scheduled, published, moved, fought over, undone, trashed and brought back', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000)
  // Without one, the page to sign in says where the set-up begins.
  await addStaff('story-owner')
  const account = await addStaff('story', 'editor', 'Gita Story')
  await signInOnScreen(page, account)

  await test.step('a draft with a picture', async () => {
    await page.goto('/admin/news/create')
    await field(page, 'Title').fill('A gauge for the ford')
    await field(page, 'Summary').fill('Read every morning at six.')
    await page.getByRole('textbox', { name: 'Text', exact: true }).fill('The gauge was set on rock.')
    await page.getByLabel('Category').click()
    await page.getByRole('option', { disabled: false }).first().click()
    await page.getByRole('tab', { name: 'Picture and facts' }).click()
    await page.getByRole('button', { name: 'Choose… (Picture)' }).click()
    const dialog = page.getByRole('dialog', { name: 'Choose a picture' })
    await dialog.locator('input[type=file]').setInputFiles(await newPicture('gauge.jpg'))
    await dialog.getByLabel('Alternative text *').fill('A gauge beside a ford')
    await dialog.getByRole('button', { name: 'Save and choose' }).click()
    await expect(dialog).toHaveCount(0)
    await button(page, 'Save draft').click()
    await expect(page.getByText('News is created successfully.')).toBeVisible()
    expect((await visit(page, '/news/a-gauge-for-the-ford')).status).toBe(404)
  })

  await test.step('a preview on the public page', async () => {
    const shown = page.context().waitForEvent('page')
    await more(page, 'Preview')
    const preview = await shown
    await expectPreview(preview, 'A gauge for the ford')
    await expect(preview.getByRole('img', { name: 'A gauge beside a ford' })).toBeVisible()
    const shared = await browser.newPage({ baseURL: baseURL!, storageState: { cookies: [], origins: [] } })
    await shared.goto(preview.url())
    await expectPreview(shared, 'A gauge for the ford')
    await shared.close()
    await preview.close()
  })

  await test.step('a schedule, and then not waiting for it', async () => {
    await more(page, 'Schedule…')
    await page.getByRole('dialog').getByRole('button', { name: 'Schedule' }).click()
    await expect(page.getByText(/Scheduled for/).first()).toBeVisible()
    expect((await visit(page, '/news')).text).not.toContain('A gauge for the ford')
    await button(page, 'Publish').click()
    await expect(page.getByText('Published', { exact: true })).toBeVisible()
    for (const path of ['/', '/news']) expect((await visit(page, path)).text, path).toContain('A gauge for the ford')
  })

  await test.step('another address, to which the old one leads', async () => {
    await page.getByRole('tab', { name: 'Search engines' }).click()
    await field(page, 'Slug')
      .or(page.getByLabel(/^(Slug|Address)/))
      .first()
      .fill('ford-gauge')
    await button(page, 'Publish changes').click()
    await expect.poll(async () => (await visit(page, '/news/ford-gauge')).status).toBe(200)
    expect(await visit(page, '/news/a-gauge-for-the-ford')).toMatchObject({ status: 301, to: '/news/ford-gauge' })
  })

  await test.step('a change in two tabs at once', async () => {
    const other = await browser.newPage({ baseURL: baseURL!, storageState: await page.context().storageState() })
    await other.goto(page.url())
    await page.goto(page.url())
    await page.getByRole('tab', { name: 'Content' }).click()
    // Both have begun with the same version.
    await expect(field(page, 'Title')).toHaveValue('A gauge for the ford')
    await field(other, 'Title').fill('A gauge for the upper ford')
    await button(other, 'Publish changes').click()
    await expect(other.getByText('News is updated successfully.')).toBeVisible()
    await other.close()
    await field(page, 'Summary').fill('Read twice a day.')
    await button(page, 'Publish changes').click()
    const dialog = page.getByRole('dialog', { name: 'You have changed this in another tab or browser' })
    await dialog.getByRole('button', { name: 'Save what I chose' }).click()
    await expect(dialog).toHaveCount(0)
    await expect.poll(async () => (await visit(page, '/news/ford-gauge')).text).toContain('Read twice a day.')
    expect((await visit(page, '/news/ford-gauge')).text).toContain('A gauge for the upper ford')
  })

  await test.step('the texts before', async () => {
    await page.getByRole('tab', { name: 'History' }).click()
    await page.getByRole('button', { name: /created/i }).click()
    await button(page, 'Restore this version').click()
    await expect(page.getByText('Published, with a newer draft')).toBeVisible()
    await button(page, 'Publish changes').click()
    await expect
      .poll(async () => (await visit(page, '/news/a-gauge-for-the-ford')).text)
      .toContain('Read every morning at six.')
    expect(await visit(page, '/news/ford-gauge')).toMatchObject({ status: 301, to: '/news/a-gauge-for-the-ford' })
  })

  await test.step('the trash, and out of it', async () => {
    const form = page.url()
    await more(page, 'Move to trash')
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText('News is deleted successfully.')).toBeVisible()
    expect((await visit(page, '/news/a-gauge-for-the-ford')).status).toBe(404)
    await button(page, 'Undo').click()
    await expect.poll(async () => (await visit(page, '/news/a-gauge-for-the-ford')).status).toBe(200)
    await page.goto(form)
    await more(page, 'Move to trash')
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
    await expect.poll(async () => (await visit(page, '/news/a-gauge-for-the-ford')).status).toBe(404)
    await page.goto(form)
    await more(page, 'Restore')
    await expect.poll(async () => (await visit(page, '/news/a-gauge-for-the-ford')).status).toBe(200)
  })

  await test.step('“Edit this page” on the site, and the end of the session', async () => {
    await page.goto('/news/a-gauge-for-the-ford')
    await page.mouse.move(200, 200)
    await page.getByRole('link', { name: 'Edit this page' }).click()
    await expect(field(page, 'Title')).toHaveValue('A gauge for the ford')
    await page.getByRole('button', { name: 'Gita Story' }).click()
    await page.getByRole('menuitem', { name: /Sign out|Logout/ }).click()
    await expect(page.getByLabel('Password')).toBeVisible()
    expect((await page.request.get('/api/v1/session')).status()).toBe(401)
  })
})
