import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { freePort } from '../../scripts/free-port.ts'
import { copyWithChangedFormat } from '../built/changed-format.ts'
import { openPage } from './open-page.ts'
import { collectFaults } from './page-faults.ts'

let folder: string
let server: ChildProcess
let origin: string

test.beforeAll(async () => {
  folder = copyWithChangedFormat()
  const port = String(await freePort())
  origin = `http://127.0.0.1:${port}`
  server = spawn(process.execPath, [join(folder, 'build/server/index.js')], {
    env: {
      PATH: process.env['PATH'],
      HOST: '127.0.0.1',
      PORT: port,
      DATA_DIR: join(folder, 'data'),
      SAMPLE_CONTENT: '0',
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  await new Promise<void>((resolve) =>
    server.stdout!.on('data', (text: Buffer) => text.includes('Stop with') && resolve()),
  )
})

test.afterAll(async () => {
  server.kill()
  await once(server, 'exit')
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})

test('a page in a format of React Router that is not known is hydrated, and its links work', async ({ page }) => {
  const faults = collectFaults(page, origin)
  await openPage(page, `${origin}/contact`)
  await page.evaluate(() => Object.assign(window, { stays: true }))
  await page.getByRole('banner').getByRole('link', { name: 'Projects' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projects')
  expect(await page.evaluate(() => 'stays' in window), 'the next page is rendered in the browser').toBe(true)
  expect(faults).toEqual([])
})
