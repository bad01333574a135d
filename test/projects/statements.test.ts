import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { BUDGETS as ALL_BUDGETS } from '../../bench/budgets.ts'
import { createPageData } from '../../bench/page-data.ts'
import { StatementCounter } from '../../bench/statement-counter.ts'
import { createTestApi } from '../create-test-api.ts'
import { registerContent } from '../../server/core/content/registration.ts'
import { signIn } from '../core/accounts/staff.ts'
import type { Engine } from '../../server/core/store/engine.ts'
import { createTestApp, describeOnEachEngine, NOW, type TestApp } from '../create-test-app.ts'
import { EXTRA_BUDGETS } from '../extras.ts'
import { insertManyOthers, insertManyProjects, insertMissingPages } from '../fixtures/many.ts'

const ROOT = resolve(import.meta.dirname, '../..')
type Kind = keyof typeof ALL_BUDGETS.statements
const ALL = [ALL_BUDGETS, ...Object.values(EXTRA_BUDGETS)]
const budgetsOf = (kind: Kind): Record<string, number> =>
  Object.assign({}, ...ALL.map(({ statements }) => statements?.[kind]))
const BUDGETS = { pages: budgetsOf('pages'), calls: budgetsOf('calls'), staff: budgetsOf('staff') }

/** Counts what the store is asked for by each page and call that has a budget. The pages are as after a write: nothing is kept. */
async function countAll(app: TestApp, cookie: string): Promise<Record<Kind, Record<string, number>>> {
  const counter = new StatementCounter()
  const api = createTestApi({ db: app.db.withPlugin(counter), now: () => NOW })
  const askPage = await createPageData(
    (file) => import(join(ROOT, file)),
    (path, init) => api.request(path, init),
  )
  const call = async (path: string, headers: Record<string, string> = {}) => {
    const response = await api.request(`/api/v1${path}`, { headers })
    expect([path, response.status]).toEqual([path, 200])
    await response.text()
  }
  const count = async (paths: string[], ask: (path: string) => Promise<unknown>) => {
    const counts: Record<string, number> = {}
    for (const path of paths) {
      counter.statements = 0
      await ask(path)
      counts[path] = counter.statements
    }
    return counts
  }
  return {
    pages: await count(Object.keys(BUDGETS.pages), askPage),
    calls: await count(Object.keys(BUDGETS.calls), call),
    staff: await count(Object.keys(BUDGETS.staff), (path) => call(path, { Cookie: cookie })),
  }
}

/** The same with so many of everything that the site lists. */
async function countWith(engine: Engine, rows: number) {
  const app = await createTestApp(engine)
  await insertMissingPages(app.db)
  await insertManyProjects(app.db, rows)
  await insertManyOthers(app.db, rows)
  await registerContent(app.db, NOW)
  return countAll(app, (await signIn(app, 'owner')).cookie())
}

/** Pages that have more than they may, a line each. */
function listExcess(
  found: Record<Kind, Record<string, number>>,
  allowed: Record<Kind, Record<string, number>>,
): string[] {
  return (['pages', 'calls', 'staff'] as const).flatMap((kind) =>
    Object.entries(found[kind])
      .filter(([path, count]) => count > allowed[kind][path]!)
      .map(([path, count]) => `${kind} ${path}: ${count} statements, allowed ${allowed[kind][path]}`),
  )
}

describeOnEachEngine('the statements of every page and call', (engine) => {
  test(
    'are no more than budgets.json allows, and as many for 200 of everything as for 30',
    { timeout: 180_000 },
    async () => {
      const few = await countWith(engine, 30)
      const many = await countWith(engine, 200)
      expect(listExcess(few, BUDGETS)).toEqual([])
      expect(many).toEqual(few)
    },
  )
})
