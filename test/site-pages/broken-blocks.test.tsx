import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { sentValue } from '../../admin/core/forms/kind-form.ts'
import { blockCells, parseBlocks, readBlocks, textsIn, usesIn } from '../../contract/fields/read-blocks.ts'
import { sitePageKind } from '../../contract/site-pages/kind.ts'
import { parseDocument, toColumns, toRows } from '../../server/core/content/columns.ts'
import { showBlocks } from '../../server/site-pages/site-pages.ts'
import type { SiteApi } from '../../site/api/site-api.ts'
import Blocks, { loadBlocks } from '../../site/ui/blocks/blocks.tsx'
import { createTestApp } from '../create-test-app.ts'
import { isPart, isQuick } from '../scope.ts'
import { ALL_BLOCKS, PAGE } from './all-blocks.ts'

/** Every night most. */
const ROUNDS = isQuick ? 500 : isPart ? 1_500 : 5_000
const JUNK = [
  null,
  '',
  'text',
  -1,
  1e300,
  true,
  [],
  {},
  [null],
  { en: 7 },
  { type: 'text' },
  [[[]]],
  '__proto__',
  'map',
]

/** The same numbers in every run (mulberry32). */
function randomFrom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

/** Somewhere in the value, something else. */
function corrupt(value: unknown, random: (below: number) => number): unknown {
  if (typeof value !== 'object' || value === null || random(6) === 0) return structuredClone(JUNK[random(JUNK.length)])
  const names = Object.keys(value)
  const name = names[random(names.length)]
  if (name === undefined) return 'new'
  const copy = structuredClone(value) as Record<string, unknown>
  if (random(8) === 0) delete copy[name]
  else copy[name] = corrupt(copy[name], random)
  return copy
}

const api = {
  listProjects: async () => ({ data: [], meta: { total: 0 } }),
  listDistricts: async () => [],
  listProvinces: async () => [],
} as unknown as SiteApi

test(`${ROUNDS} corrupted pages are read, shown and sent back`, { timeout: 240_000 }, async () => {
  const { db } = await createTestApp('sqlite')
  const field = sitePageKind.fields.blocks
  const random = randomFrom(7)
  let shown = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    let blocks: unknown = ALL_BLOCKS
    for (let count = random(4); count >= 0; count -= 1) blocks = corrupt(blocks, random)
    const json = JSON.stringify(blocks)
    const text = random(10) === 0 ? json.slice(0, random(json.length)) : json
    const read = parseBlocks(text)
    // The form, and what a save of it stores.
    const document = parseDocument(sitePageKind, JSON.stringify({ ...PAGE, blocks: read }))
    expect(readBlocks(sentValue(field, read)).map(({ id }) => id)).toEqual(read.map(({ id }) => id))
    toColumns(sitePageKind, document)
    toRows(sitePageKind, document)
    expect([...blockCells(field, read), ...usesIn(field, read), ...textsIn(field, read, 'ne')]).toBeDefined()
    // The page.
    const data = await loadBlocks(await showBlocks(db, read, 'ne'), api)
    const Page = createRoutesStub([{ path: '/', Component: () => <Blocks blocks={data} /> }])
    shown += renderToString(<Page />).split('class="block ').length - 1
  }
  // Most blocks of most pages are whole.
  expect(shown).toBeGreaterThan(ROUNDS * 2)
})
