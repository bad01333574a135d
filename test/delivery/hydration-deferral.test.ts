import { expect, test } from 'vitest'
import { renderProbe } from '../../server/delivery/format-check.ts'
import { createHydrationDeferral } from '../../server/delivery/hydration-deferral.ts'

const NONCE = 'f00d'
const url = new URL('https://firm.example/')
const known = await renderProbe(NONCE)
const changed = known.replaceAll('.enqueue(', '["enqueue"](')

/** A deferral whose warnings are collected, and whose check finds this. */
async function createDeferral(fault?: string, isWanted = true) {
  const warnings: string[] = []
  const log = { info() {}, error: (text: string) => void warnings.push(text) }
  const deferral = createHydrationDeferral({ log, isWanted, findFault: async () => fault })
  await deferral.checked
  return { warnings, defer: (html: string) => deferral.defer(html, url, NONCE) }
}

test('hydration is deferred while the format is known', async () => {
  const { defer, warnings } = await createDeferral()
  expect(defer(known)?.html).not.toContain('__reactRouterContext')
  expect(warnings).toEqual([])
})

test('after a failed check at the start, every page keeps its own form, with one warning', async () => {
  const { defer, warnings } = await createDeferral('the data of the loaders was not found')
  expect([defer(known), defer(known)]).toEqual([undefined, undefined])
  expect(warnings).toEqual([expect.stringContaining('the data of the loaders was not found')])
})

test('a single page in another format keeps it, and the first one is logged', async () => {
  const { defer, warnings } = await createDeferral()
  expect([defer(changed), defer(changed)]).toEqual([undefined, undefined])
  expect(defer(known)).toBeDefined()
  expect(warnings).toHaveLength(1)
})

test('where it is not wanted, nothing is checked', async () => {
  const { defer, warnings } = await createDeferral('a fault', false)
  expect(defer(known)).toBeUndefined()
  expect(warnings).toEqual([])
})
