import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BUDGETS, type Budgets } from '../../bench/budgets.ts'
import { weighPage } from '../../bench/page-weights.ts'
import { startServer, type Server } from '../../bench/server.ts'
import { EXTRA_BUDGETS } from '../extras.ts'

/** Bytes. Tokens and the server's port differ from start to start, and compress differently: by 76 bytes in six starts. */
const SPREAD = 100
const folder = mkdtempSync(join(tmpdir(), 'budgets-test-'))
let server: Server

beforeAll(async () => {
  server = await startServer(resolve(import.meta.dirname, '../..'), folder)
})
afterAll(async () => {
  await server?.stop()
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})

/** Those of extras replace those of the product without them. */
const budgets = Object.assign(
  {},
  BUDGETS.pages,
  ...Object.values(EXTRA_BUDGETS).map(({ pages }) => pages),
) as Budgets['pages']

test.each(Object.entries(budgets))('%s keeps within its budget of bytes', async (path, budget) => {
  const weight = await weighPage(server.origin, path)
  expect(weight.asFirstSent, 'HTML and CSS as first sent').toBeLessThanOrEqual(budget.asFirstSent.limit + SPREAD)
  expect(weight.asSentAgain, 'HTML and CSS as sent again').toBeLessThanOrEqual(budget.asSentAgain.limit + SPREAD)
  expect(weight.scripts, 'JavaScript').toBeLessThanOrEqual(budget.scripts.limit)
  // Otherwise nothing was weighed.
  expect(weight.asSentAgain).toBeGreaterThan(2_000)
  expect(weight.scriptFiles).toBeGreaterThan(3)
})
