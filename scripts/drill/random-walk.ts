// Does at random what visitors and staff do, in a real browser:
// npm run drill:walk [-- --side site|staff --steps 1000 --seed 1 --from /projects]
// Ends with 1 when the browser complains, a text is broken, focus or a typed text is lost, back leads elsewhere, or axe finds a fault.
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { launchBrowser } from '../../bench/browser-view.ts'
import { addEditor, signInEditor } from '../../bench/editor.ts'
import { prepareStore } from '../../bench/prepared-store.ts'
import { ADDRESSES } from '../../contract/addresses.ts'
import { localePath, PAGE_LOCALES } from '../../contract/page-locales.ts'
import { SCREENS } from '../../test/browser/staff-screens.ts'
import { EXTRAS } from '../../test/extras.ts'
import { atExit } from '../at-exit.ts'
import { createRandom } from './random.ts'
import { createServerProcess } from './server-process.ts'
import { Walker } from './walk/walker.ts'

const { values } = parseArgs({
  options: {
    side: { type: 'string' },
    steps: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    from: { type: 'string' },
  },
})

const SITE = Object.values(ADDRESSES)
  .filter(({ path }) => !path.includes(':'))
  .flatMap(({ path }) => PAGE_LOCALES.map((locale) => localePath(locale, path)))
/** They end the walk: the session, the sample content, or the program. */
const LEFT_OUT = /“(Sign out|Log ?out|Print|Remove the sample|End|Restore this backup|Restart)|साइन आउट|नमुना हटाउ/
/** Answers to what was typed wrongly and to pages that are not there, and what ends because a page is left. */
const ALLOWED =
  /status of 4\d\d|^4(00|03|04|09|10|13|15|22|29): |net::ERR_ABORTED|Transition was (aborted|skipped)|frame is sandboxed/

const root = resolve(import.meta.dirname, '../..')
const log = {
  info: (text: string) => console.error(text),
  error: (text: string, cause?: unknown) => console.error(text, cause ?? ''),
}
const folder = mkdtempSync(join(tmpdir(), 'walk-drill-'))
atExit(() => rmSync(folder, { recursive: true, force: true }))
const dataDir = join(folder, 'data')
cpSync(await prepareStore(root, log), dataDir, { recursive: true })
await addEditor(dataDir, 'owner')
const server = await createServerProcess({
  DATA_DIR: dataDir,
  ENQUIRIES_PER_ADDRESS: '0',
  ENQUIRIES_PER_HOUR: '0',
  ...Object.assign({}, ...EXTRAS.map(({ environment }) => environment)),
})
await server.start()
const browser = await launchBrowser()
let found = 0
try {
  for (const side of values.side ? [values.side] : ['site', 'staff']) {
    const began = Date.now()
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      reducedMotion: 'reduce',
      baseURL: server.origin,
    })
    if (side === 'staff') {
      const { Cookie } = await signInEditor(server.origin)
      const cookies = Cookie!.split('; ').map((pair) => pair.split('='))
      await context.addCookies(cookies.map(([name, value]) => ({ name: name!, value: value!, url: server.origin })))
    }
    const walker = new Walker(await context.newPage(), {
      origin: server.origin,
      random: createRandom(Number(values.seed)),
      starts: values.from ? [values.from] : side === 'staff' ? SCREENS : SITE,
      // The site has addresses of its own for each language.
      ...(side === 'staff' && { languageIn: 'RaStorestaff.locale' }),
      leftOut: LEFT_OUT,
      allowed: ALLOWED,
      axeEvery: 40,
    })
    await walker.walk(Number(values.steps))
    await context.close()
    found += walker.faults.length
    console.log(
      `\n${side}: ${values.steps} actions (${JSON.stringify(walker.counts)}) on ${walker.visited.size} addresses in ${Math.round((Date.now() - began) / 1000)} s: ${walker.faults.length} faults`,
    )
  }
} finally {
  await browser.close()
  await server.stop()
  if (server.errors()) console.log(`The server said:\n${server.errors().slice(0, 2_000)}`)
}
process.exitCode = found > 0 ? 1 : 0
