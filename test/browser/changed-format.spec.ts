import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { copyWithChangedFormat } from '../built/changed-format.ts'
import { openPage } from './open-page.ts'
import { startServer } from './own-server.ts'
import { collectFaults } from './page-faults.ts'

test('a page in a format of React Router that is not known is hydrated, and its links work', async ({ page }) => {
  const folder = copyWithChangedFormat()
  const { origin, stop } = await startServer(join(folder, 'build/server/index.js'), join(folder, 'data'))
  try {
    const faults = collectFaults(page, origin)
    await openPage(page, `${origin}/contact`)
    await page.evaluate(() => Object.assign(window, { stays: true }))
    await page.getByRole('banner').getByRole('link', { name: 'Projects' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projects')
    expect(await page.evaluate(() => 'stays' in window), 'the next page is rendered in the browser').toBe(true)
    expect(faults).toEqual([])
  } finally {
    await stop()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
})
