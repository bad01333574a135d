import { Hono } from 'hono'
import type { ProjectDetail } from '../../../contract/projects/project.ts'
import type { Sheet, SheetCheck } from '../contract/sheet.ts'
import type { Engine } from '../../../server/core/store/engine.ts'
import { createSheetRoutes } from '../server/sheet-routes.ts'
import { TEST_SECRET } from '../../../test/create-test-api.ts'
import { createTestApp, NOW } from '../../../test/create-test-app.ts'
import { signIn } from '../../../test/core/accounts/staff.ts'

export const SLUG = 'trail-bridge'

/** The calls about sheets over a store with the fixtures, and the routes beside pages. */
export async function openSheets(engine: Engine) {
  const clock = { now: NOW }
  const app = await createTestApp(engine, { now: () => clock.now })
  const read = async <Data>(path: string) => ((await (await app.request(path)).json()) as { data: Data }).data
  const deps = { db: app.db, secret: TEST_SECRET, now: () => clock.now, log: { info() {}, error() {} } }
  const routes = new Hono().route('/', createSheetRoutes(deps))
  // In the place of the pages.
  routes.get('*', async (context) => {
    const code = context.req.path.split('/').at(-1)!
    return context.text('', (await app.request(`/sheets/${code}`)).status === 200 ? 200 : 404)
  })
  return {
    ...app,
    clock,
    deps,
    routes,
    owner: () => signIn(app, 'owner'),
    issue: (locale = 'en') => read<Sheet>(`/sheets/slug/${SLUG}?locale=${locale}`),
    check: (code: string) => read<SheetCheck>(`/sheets/${code}`),
    statusOf: async (code: string) => (await app.request(`/sheets/${encodeURIComponent(code)}`)).status,
    project: () => read<ProjectDetail>(`/projects/slug/${SLUG}`),
  }
}
