import { cp, mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { expect, type CDPSession, type Page } from '@playwright/test'
import { addAccount } from './accounts.ts'
import { startServer } from './own-server.ts'
import { PressWalk } from './press-walk.ts'
import { GAPS } from './press-twice.ts'
import { copySample } from './sample-folder.ts'
import { FORMS, SCREENS } from './staff-screens.ts'
import { signIn, visitorTest } from './staff-test.ts'

const ACCOUNT = { email: 'press@example.org', password: 'seven green bridges' }
const SERVER = resolve('build/server/index.js')

/** For each gap: the four together stay below two minutes. */
const MOST = { presses: 8, time: 24_000 }
const TIME_ON_BUSY_MACHINES = 300_000

const test = visitorTest.extend<{ open: Opener }, { seeded: string }>({
  seeded: [
    // Playwright reads from the pattern what a fixture needs.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use, { workerIndex }) => {
      const dataDir = await newFolder(`seeded-${workerIndex}`)
      copySample(dataDir)
      await addAccount({ dataDir }, ACCOUNT, 'owner', 'Sita Rai')
      await use(dataDir)
    },
    { scope: 'worker', timeout: TIME_ON_BUSY_MACHINES },
  ],
  open: async ({ browser }, use) => {
    const servers: Awaited<ReturnType<typeof startServer>>[] = []
    await use(async (dataDir, settings) => {
      const server = await startServer(SERVER, dataDir, settings)
      servers.push(server)
      const context = await browser.newContext({ baseURL: server.origin, reducedMotion: 'reduce' })
      await signIn(context.request, ACCOUNT)
      const page = await context.newPage()
      context.on('page', (other) => void (other === page || other.close()))
      return { page, session: await context.newCDPSession(page) }
    })
    for (const server of servers) await server.stop()
  },
})
type Opener = (dataDir: string, settings: Record<string, string>) => Promise<{ page: Page; session: CDPSession }>

async function newFolder(name: string): Promise<string> {
  const folder = join(process.env['STAFF_TEST_DATA_DIR']!, `press-${name}`)
  await mkdir(folder, { recursive: true })
  return folder
}

test('no form has two effects when it is pressed twice within 40 ms', async ({ open }) => {
  test.setTimeout(TIME_ON_BUSY_MACHINES)
  const dataDir = await newFolder('forms')
  await addAccount({ dataDir }, ACCOUNT, 'owner', 'Sita Rai')
  const { page, session } = await open(dataDir, { SAMPLE_CONTENT: '0' })
  const unsent: string[] = []
  for (const form of new Set(FORMS)) {
    let changed: string[] = []
    for (let tries = 0; tries < 2 && changed.length === 0; tries++) {
      const walk = new PressWalk(page, session, { gap: 40, isForForms: true })
      await walk.walk(form)
      expect(walk.repeated).toEqual([])
      changed = walk.changed
    }
    if (changed.length === 0) unsent.push(form)
  }
  // Of a form that is new, somebody has to know why it cannot be sent: this one asks for the password first.
  expect(unsent).toEqual(FORMS.filter((form) => form === '/admin/api-keys/create'))
})

for (const screen of SCREENS) {
  test(`no button of ${screen} has two effects when it is pressed twice @all`, async ({ open, seeded }) => {
    test.setTimeout(TIME_ON_BUSY_MACHINES)
    const dataDir = await newFolder(`screen-${SCREENS.indexOf(screen)}`)
    await cp(seeded, dataDir, { recursive: true })
    const { page, session } = await open(dataDir, { SAMPLE_CONTENT: '1' })
    const pressed = new Set<string>()
    const left = new Set<string>()
    let hasNone = false
    for (const [run, gap] of GAPS.entries()) {
      const hasFrame = screen === SCREENS[0]
      const walk = new PressWalk(page, session, { gap, hasFrame, most: MOST, skipped: run * MOST.presses })
      await walk.walk(screen)
      expect(walk.repeated, `within ${gap} ms`).toEqual([])
      for (const way of walk.pressed) pressed.add(way)
      for (const way of walk.left) left.add(way)
      hasNone = await walk.hasNone()
    }
    const over = [...left].filter((way) => !pressed.has(way))
    console.info(
      `${screen}: ${pressed.size} pressed twice, ${over.length} left${over.length > 0 ? `: ${over.join('; ')}` : ''}`,
    )
    expect(pressed.size > 0 || hasNone).toBe(true)
  })
}
