import { expect } from '@playwright/test'
import { addStaff, signIn, visitorTest as test } from './staff-test.ts'

const OWNERS_SCREENS = { settings: 'Settings', redirects: 'Redirects', staff: 'Staff', audit: 'Audit log' }

test('editors are told who changes what they cannot, and see no way to delete permanently', async ({ page }) => {
  test.setTimeout(90_000)
  await signIn(page.request, addStaff('hari', 'editor', 'Hari'))
  for (const [path, name] of Object.entries(OWNERS_SCREENS)) {
    await page.goto(`/admin/${path}`)
    await expect(page.getByText(`“${name}” can only be changed by an owner of this site.`)).toBeVisible()
    await expect(page.getByRole('textbox')).toHaveCount(0)
    await expect(page.getByRole('navigation').getByRole('link', { name, exact: true })).toHaveCount(0)
  }
  await page.goto('/admin/edit?path=/contact')
  await expect(page.getByText('“Settings” can only be changed by an owner of this site.')).toBeVisible()

  await page.goto('/admin/pictures/1')
  await expect(page.getByRole('button', { name: 'Replace the file…' })).toBeVisible()
  await expect(page.getByText('Only an owner can delete a picture.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Delete…' })).toHaveCount(0)

  const token = await page.locator('meta[name="csrf-token"]').getAttribute('content')
  const message = {
    name: 'Maya',
    email: 'maya@example.org',
    subject: 'For the editor',
    message: 'How long will it take?',
    seconds: 60,
  }
  await page.request.post('/api/v1/contact-us', { data: message, headers: { 'X-CSRF-TOKEN': token ?? '' } })
  await page.goto('/admin/messages?state=all&search=For+the+editor')
  await page.getByRole('link', { name: /For the editor/ }).click()
  await expect(page.getByRole('button', { name: 'Mark as answered' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0)
})
