import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { expect } from '@playwright/test'
import { addAccount } from './accounts.ts'
import { startServer } from './own-server.ts'
import { PressMatrix, screensOf } from './press-matrix.ts'
import { GAPS } from './press-twice.ts'
import { signIn, visitorTest as test } from './staff-test.ts'

const ACCOUNT = { email: 'press@example.org', password: 'seven green bridges' }

/** One of each kind of screen, for a run before landing: the whole takes half an hour and more. */
const SOME = ['/admin/news/create', '/admin/redirects/create', '/admin/webhooks/create']

const RUNS = [...GAPS.map((gap) => ({ gap, some: undefined, tag: '@all' })), { gap: 120, some: SOME, tag: '' }]

for (const { gap, some, tag } of RUNS) {
  const what = some ? 'of some screens' : 'of the staff screens'
  test(`no button ${what} has two effects when it is pressed twice within ${gap} ms ${tag}`, async ({ browser }) => {
    test.setTimeout(3 * 60 * 60_000)
    const dataDir = join(process.env['STAFF_TEST_DATA_DIR']!, `press-${gap}-${tag}`)
    await mkdir(dataDir, { recursive: true })
    const server = await startServer(resolve('build/server/index.js'), dataDir, { SAMPLE_CONTENT: '1' })
    try {
      await addAccount({ dataDir }, ACCOUNT, 'owner', 'Sita Rai')
      const context = await browser.newContext({ baseURL: server.origin, reducedMotion: 'reduce' })
      await signIn(context.request, ACCOUNT)
      const page = await context.newPage()
      context.on('page', (other) => void (other === page || other.close()))
      const matrix = new PressMatrix(page, await page.context().newCDPSession(page), gap)
      for (const screen of some ?? (await screensOf(page))) await matrix.walk(screen)
      console.log(`${gap} ms: ${matrix.report()}`)
      expect(matrix.repeated).toEqual([])
      expect(matrix.effects).toBeGreaterThanOrEqual(some?.length ?? 50)
    } finally {
      await server.stop()
    }
  })
}
