import { expect } from '@playwright/test'
import { pdfOf } from '../fixtures/pdf.ts'
import { accessibilityFindings } from './accessibility-findings.ts'
import { test } from './staff-test.ts'

const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer })

// Halfway through a transition, colours are not what they will be.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('staff upload a file, are told what is wrong with it, and replace it under the same address @quick', async ({
  page,
}) => {
  await page.goto('/admin/publications/create')
  await page.getByRole('textbox', { name: /^Title( \*)?$/ }).fill('Walls of the test')
  const input = page.locator('input[type=file]')
  await input.setInputFiles(file('page.pdf', Buffer.from('<html>')))
  await expect(page.getByText('It is no PDF file, whatever its name says')).toBeVisible()
  await input.setInputFiles(file('walls.pdf', pdfOf(['Walls', 'Weepholes'])))
  const group = page.getByRole('group', { name: 'File' })
  await expect(group.getByRole('link', { name: 'walls.pdf' })).toBeVisible()
  await expect(group).toContainText('The search finds its words.', { timeout: 30_000 })
  await expect(group).toContainText('PDF, 1 kB, 2 pages')
  await page.getByRole('combobox', { name: 'Kind' }).click()
  await page.getByRole('option', { name: 'Paper' }).click()
  await page.getByLabel('Published in').fill('2025')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Published.')).toBeVisible()
  expect(await accessibilityFindings(page)).toEqual([])

  const download = '/publications/walls-of-the-test/file'
  const before = await page.request.get(download)
  await input.setInputFiles(file('walls.pdf', pdfOf(['Walls again'])))
  await expect(group).toContainText('1 page')
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect.poll(async () => (await page.request.get(download)).url()).not.toBe(before.url())
  expect((await page.request.get(before.url())).status()).toBe(200)
})
