import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BUDGETS } from '../../bench/budgets.ts'
import { weighPage } from '../../bench/page-weights.ts'
import { startServer, type Server } from '../../bench/server.ts'

/** On a busy machine, the smallest form of a page takes its time. */
const folder = mkdtempSync(join(tmpdir(), 'budgets-test-'))
let server: Server

beforeAll(async () => {
  server = await startServer(resolve(import.meta.dirname, '../..'), folder)
})
afterAll(async () => {
  await server?.stop()
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})

test.each(Object.entries(BUDGETS.pages))('%s keeps within its budget of bytes', async (path, budget) => {
  const weight = await weighPage(server.origin, path)
  expect(weight.asFirstSent, 'HTML and CSS as first sent').toBeLessThanOrEqual(budget.asFirstSent.limit)
  expect(weight.asSentAgain, 'HTML and CSS as sent again').toBeLessThanOrEqual(budget.asSentAgain.limit)
  expect(weight.scripts, 'JavaScript').toBeLessThanOrEqual(budget.scripts.limit)
  // Otherwise nothing was weighed.
  expect(weight.asSentAgain).toBeGreaterThan(2_000)
  expect(weight.scriptFiles).toBeGreaterThan(3)
})
