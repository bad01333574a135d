import { globSync, readFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { expect } from '@playwright/test'
import { FEATURES } from '../../admin/features.ts'
import { CONTENT_ENTITIES, kindOf } from '../../contract/kinds/index.ts'
import { addAccount } from './accounts.ts'
import { startServer } from './own-server.ts'
import { PressWalk } from './press-walk.ts'
import { GAPS } from './press-twice.ts'
import { signIn, visitorTest as test } from './staff-test.ts'

const ACCOUNT = { email: 'press@example.org', password: 'seven green bridges' }
const AT_ONCE = 12

/** Texts of the sources of the staff screens, each in the group of the expression. */
const found = (expression: RegExp) =>
  globSync('admin/!(node_modules)/**/*.tsx')
    .concat('admin/app.tsx')
    .flatMap((file) => Array.from(readFileSync(file, 'utf8').matchAll(expression), ([, text]) => text!))

/** Dialogs over a list, and the form of the first kind: others are made of the same. */
const FORMS = [
  `/admin/${CONTENT_ENTITIES[0]}/create`,
  ...FEATURES.filter(({ forms }) => forms?.hasCreate).map(({ name }) => `/admin/${name}/create`),
  ...found(/useDialogPlace\('([\w-]+)'/g).map((name) => `/admin/${name}/create`),
]

/** Screens that the staff side registers: lists, forms, screens of features, and those with an address of their own. */
const SCREENS = [
  ...new Set([
    '/admin',
    ...CONTENT_ENTITIES.flatMap((name) => [
      `/admin/${name}`,
      `/admin/${name}/1`,
      ...(kindOf(name).isFixed ? [] : [`/admin/${name}/create`]),
    ]),
    ...FEATURES.flatMap(({ name, screen }) => (screen ? [`/admin/${name}`] : [])),
    ...found(/<Route path="([^":]+)"/g).map((path) => `/admin${path}`),
    ...FORMS,
  ]),
]

const RUNS = [
  { gap: 40, screens: FORMS, isForForms: true, tag: '' },
  ...GAPS.flatMap((gap) =>
    Array.from({ length: Math.ceil(SCREENS.length / AT_ONCE) }, (_, part) => ({
      gap,
      screens: SCREENS.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
      isForForms: false,
      tag: '@all',
    })),
  ),
]

for (const [run, { gap, screens, isForForms, tag }] of RUNS.entries()) {
  const what = isForForms ? 'form' : `button of ${screens[0]} to ${screens.at(-1)}`
  test(`no ${what} has two effects when it is pressed twice within ${gap} ms ${tag}`, async ({ browser }) => {
    test.setTimeout(isForForms ? 180_000 : 30 * 60_000)
    const dataDir = join(process.env['STAFF_TEST_DATA_DIR']!, `press-${run}`)
    await mkdir(dataDir, { recursive: true })
    const server = await startServer(resolve('build/server/index.js'), dataDir, {
      SAMPLE_CONTENT: isForForms ? '0' : '1',
    })
    try {
      await addAccount({ dataDir }, ACCOUNT, 'owner', 'Sita Rai')
      const context = await browser.newContext({ baseURL: server.origin, reducedMotion: 'reduce' })
      await signIn(context.request, ACCOUNT)
      const page = await context.newPage()
      context.on('page', (other) => void (other === page || other.close()))
      const walk = new PressWalk(page, await context.newCDPSession(page), gap)
      for (const screen of screens) await walk.walk(screen, isForForms)
      expect(walk.repeated).toEqual([])
      // Of a form that is new, somebody has to know why it cannot be sent.
      if (isForForms) expect(walk.changed.length).toBeGreaterThanOrEqual(screens.length)
      else expect(walk.pressed.length).toBeGreaterThan(0)
    } finally {
      await server.stop()
    }
  })
}
