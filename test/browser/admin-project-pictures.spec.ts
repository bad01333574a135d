import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import sharp from 'sharp'
import { accessibilityFindings } from './accessibility-findings.ts'
import { expectToFit } from './layout-faults.ts'
import { test } from './staff-test.ts'

test('a folder of photographs is matched to projects by its names, and added in one go @quick', async ({
  page,
}, info) => {
  const folder = info.outputPath('photographs')
  for (const [path, shade] of [
    ['energy audit pumping stations/IMG_1.jpg', 30],
    ['energy audit pumping stations/IMG_2.jpg', 60],
    ['somewhere/IMG_3.jpg', 90],
  ] as const) {
    mkdirSync(join(folder, path, '..'), { recursive: true })
    const background = { r: shade, g: 120, b: Date.now() % 250 }
    await sharp({ create: { width: 640, height: 480, channels: 3, background } })
      .jpeg()
      .toFile(join(folder, path))
  }
  writeFileSync(join(folder, 'notes.txt'), 'No picture')

  await page.goto('/admin/pictures')
  await page.getByRole('link', { name: 'Match a folder to projects' }).click()
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Choose a folder' }).click(),
  ])
  await chooser.setFiles(folder)
  await expect(page.getByText('3 pictures: 2 with a sure match, 0 to check, 1 without a project.')).toBeVisible()
  await expect(page.getByText(/^1 file was left out, .*: notes\.txt/)).toBeVisible()
  await expect(page.getByLabel('Project of IMG_1.jpg')).toHaveValue(/^Energy audit/)
  await expect(page.getByLabel('Project of IMG_3.jpg')).toHaveValue('')
  expect(await accessibilityFindings(page)).toEqual([])
  await page.setViewportSize({ width: 360, height: 740 })
  await expectToFit(page)
  await page.getByRole('button', { name: 'Add 2 pictures' }).click()
  await expect(page.getByText('2 pictures were added as drafts.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo: take 2 pictures out of their projects' }).click()
  await expect(page.getByLabel('Project of IMG_1.jpg')).toBeVisible()
  await page.getByLabel('Add IMG_1.jpg').check()
  await page.getByLabel('Add IMG_2.jpg').check()
  await page.getByLabel('Show to visitors at once').check()
  await page.getByRole('button', { name: 'Add 2 pictures' }).click()
  await expect(page.getByText('2 pictures were added.')).toBeVisible()
  await page.getByRole('link', { name: 'Describe the pictures' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'IMG_1.jpg' }).first()).toBeVisible()
  await page.goto('/projects/energy-audit-of-municipal-pumping-stations')
  await expect(page.locator('main img[src*="/media/"]').nth(1)).toBeAttached()
})
