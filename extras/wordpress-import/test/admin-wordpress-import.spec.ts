import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { test } from '../../../test/browser/staff-test.ts'
import { wxrItem, wxrOf } from './wordpress.ts'

test('an owner checks an export, whose notes are said in words @quick', async ({ page }) => {
  const name = `${randomUUID().slice(0, 8)}.xml`
  const url = 'https://old.example'
  const categories = [{ slug: 'flood', name: 'Flood', domain: 'post_tag' }]
  const post = wxrItem({
    id: 1,
    title: 'A bridge',
    slug: 'bridge',
    link: `${url}/bridge/`,
    content: 'Words',
    categories,
  })
  await page.goto('/admin/imports')
  await expect(page.getByText('From WordPress, the file of Tools')).toBeVisible()
  const input = page.locator('input[type=file]').first()
  await expect(input).toHaveAttribute('accept', /\.xml/)
  await input.setInputFiles({ name, mimeType: 'text/xml', buffer: Buffer.from([...wxrOf(url, [post])].join('')) })
  await expect(page.getByText(`${name} · WordPress export`)).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Kind of content' })).toHaveCount(1)
  await page.getByRole('button', { name: 'Check' }).click()
  const run = page.getByRole('listitem').filter({ has: page.getByText(name) })
  await expect(run).toContainText('News: 1', { timeout: 60_000 })
  await run.getByText('Report', { exact: true }).click()
  await expect(run.getByText('Tags were left out: 1')).toBeVisible()
})
