import { readFileSync } from 'node:fs'
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
const APP = readFileSync(resolve('admin/app.tsx'), 'utf8')

const SCREENS = [
  '/admin',
  ...CONTENT_ENTITIES.flatMap((name) => [
    `/admin/${name}`,
    `/admin/${name}/1`,
    ...(kindOf(name).isFixed ? [] : [`/admin/${name}/create`]),
  ]),
  ...FEATURES.filter(({ screen }) => screen).flatMap(({ name, forms }) => [
    `/admin/${name}`,
    ...(forms?.hasCreate ? [`/admin/${name}/create`] : []),
  ]),
  ...Array.from(APP.matchAll(/<Route path="([^":]+)"/g), ([, path]) => `/admin${path}`),
]

test('walk', async ({ browser }) => {
  test.setTimeout(40 * 60_000)
  const dataDir = join(process.env['STAFF_TEST_DATA_DIR'] ?? '/tmp/press-data', `press-${process.env.PART}`)
  await mkdir(dataDir, { recursive: true })
  const server = await startServer(resolve('build/server/index.js'), dataDir, { SAMPLE_CONTENT: '1' })
  try {
    await addAccount({ dataDir }, ACCOUNT, 'owner', 'Sita Rai')
    const context = await browser.newContext({
      baseURL: server.origin,
      reducedMotion: 'reduce',
      viewport: { width: 1280, height: 1000 },
    })
    await signIn(context.request, ACCOUNT)
    const page = await context.newPage()
    context.on('page', (other) => void (other === page || other.close()))
    const walk = new PressWalk(page, await context.newCDPSession(page), 40)
    console.log(SCREENS.length, SCREENS.join(' '))
    for (const screen of process.env.SOME?.split(' ') ??
      [...new Set(SCREENS)].filter((_, i) => i % 2 === Number(process.env.PART))) {
      const t = performance.now(),
        n = walk.pressed.length
      await walk.walk(screen).catch((e) => console.log('FAIL', screen, String(e).slice(0, 300)))
      console.log(screen, Math.round(performance.now() - t), walk.pressed.length - n)
    }
    console.log(walk.pressed.length)
    console.log(walk.changed.join('\n'))
    console.log('REPEATED', walk.repeated.join('\n'))
  } finally {
    await server.stop()
  }
})
