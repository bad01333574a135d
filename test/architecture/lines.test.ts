import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { BUDGETS } from '../../bench/budgets.ts'
import { EXTRA_BUDGETS } from '../extras.ts'

const root = resolve(import.meta.dirname, '../..')

/** A feature is one number for server, contract and staff side; a room of the core has its own. */
function roomOf(path: string, features: Set<string>): string {
  const [layer = '', room = '', inner = ''] = path.split('/')
  if (layer === 'extras') return `extras/${room}`
  if (layer === 'admin' && room === 'core') return 'admin/core'
  if (layer === 'server' && room === 'core') return inner.includes('.') ? 'core' : `core/${inner}`
  if (layer !== 'site' && (features.has(room) || layer === 'server')) return room.includes('.') ? layer : room
  return layer
}

/** Lines of TypeScript of the product, without tests and examples. */
function countLines(): Record<string, number> {
  const paths = globSync('{contract,server,site,admin,extras}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (path) => /node_modules|\.(test|examples)\.|site\/dev|extras\/[\w-]+\/(test|docs)|admin\/icons/.test(path),
  }).map((path) => path.replaceAll('\\', '/'))
  const features = new Set(paths.flatMap((path) => /^server\/([\w-]+)\//.exec(path)?.[1] ?? []))
  const lines: Record<string, number> = {}
  for (const path of paths.toSorted()) {
    const room = roomOf(path, features)
    lines[room] = (lines[room] ?? 0) + readFileSync(resolve(root, path), 'utf8').split('\n').length - 1
  }
  return lines
}

test('each feature keeps within its budget of lines, and has one: who grows says why in budgets.json or its own budget.json', () => {
  const lines = countLines()
  if (process.env['PRINT_LINES']) console.log(JSON.stringify(lines, undefined, 2))
  const ofExtras = Object.entries(EXTRA_BUDGETS).map(([room, budget]) => [room, budget.lines])
  const limits: Record<string, number> = { ...BUDGETS.lines, ...Object.fromEntries(ofExtras) }
  expect(Object.keys(lines).toSorted()).toEqual(Object.keys(limits).toSorted())
  const grown = Object.entries(lines).filter(([room, count]) => count > limits[room]!)
  expect(grown.map(([room, count]) => `${room}: ${count} lines, ${limits[room]} in its budget`)).toEqual([])
})

/** Totals that budgets.json has had in the commits that can be read; none in an archive without its history. */
function earlierTotals(): number[] {
  const log = ['log', '-p', '--format=', '-G"total":', '--', 'budgets.json']
  try {
    const changes = execFileSync('git', log, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    return Array.from(changes.matchAll(/^\+ {2}"total": (\d+),$/gm), ([, total]) => Number(total))
  } catch {
    return []
  }
}

test('the product keeps within its total of lines, which is lowered with each landing and never raised', () => {
  const { total } = BUDGETS
  const count = Object.values(countLines()).reduce((sum, lines) => sum + lines, 0)
  expect(
    count,
    'more lines than `total` of budgets.json: remove as many elsewhere (docs/how-to.md)',
  ).toBeLessThanOrEqual(total)
  expect(total).toBeLessThanOrEqual(Math.min(...earlierTotals(), total))
})
