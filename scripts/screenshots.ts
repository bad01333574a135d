// Takes every public page and every example of a component, in four widths and both colour schemes, into
// build/screenshots/, with an index.html to leaf through: `npm run screenshots`, or some of them:
// `npm run screenshots -- --paths /contact,/dev/components/card --widths 360 --schemes dark`.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { chromium, type Browser, type Page } from '@playwright/test'
import { SITE_PAGES } from '../test/browser/site-pages.ts'
import { EXTRAS } from '../test/extras.ts'
import { atExit, endWithThis } from './at-exit.ts'
import { findTestBrowser } from './chromium.ts'
import { freePort } from './free-port.ts'

const PAGES = [
  ...SITE_PAGES.map(({ path }) => path),
  '/privacy',
  ...EXTRAS.flatMap(({ pages = [] }) => pages),
  '/accessibility',
  '/terms',
  '/nothing-here',
  '/projects?search=submarine',
]
const GALLERY = '/dev/components'
/** Milliseconds until the first answer: the first start loads the content. */
const PATIENCE = 120_000

const root = resolve(import.meta.dirname, '..')
const folder = join(root, 'build', 'screenshots')
const { values } = parseArgs({
  options: {
    paths: { type: 'string' },
    widths: { type: 'string', default: '360,768,1280,1920' },
    schemes: { type: 'string', default: 'light,dark' },
  },
})

const data = mkdtempSync(join(tmpdir(), 'screenshots-data-'))
atExit(() => rmSync(data, { recursive: true, force: true }))
const servers: ChildProcess[] = []
const site = await startServer('build/server/index.js', 'site')
const examples = await startServer('.component-gallery/build/server/index.js', 'examples')
const browser = await chromium.launch({
  executablePath: await findTestBrowser(),
  // Chromium's sandbox does not work for root.
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
const paths = values.paths?.split(',') ?? [...PAGES, ...(await componentPaths(browser))]
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const taken: { name: string; path: string }[] = []
for (const colorScheme of values.schemes.split(',') as ('light' | 'dark')[]) {
  for (const width of values.widths.split(',').map(Number)) {
    const context = await browser.newContext({ viewport: { width, height: 800 }, colorScheme, reducedMotion: 'reduce' })
    context.setDefaultTimeout(PATIENCE)
    const page = await context.newPage()
    for (const path of paths) {
      const name = `${path.replaceAll(/\W+/g, '-').replaceAll(/^-|-$/g, '') || 'home'}-${width}-${colorScheme}.png`
      await page.goto((path.startsWith(GALLERY) ? examples : site) + path)
      await settle(page)
      // Content far below is otherwise not drawn.
      await page.addStyleTag({ content: '* { content-visibility: visible !important }' })
      await page.screenshot({ path: join(folder, name), fullPage: true })
      taken.push({ name, path })
    }
    await context.close()
    console.log(`${colorScheme}, ${width} px: ${paths.length} screenshots`)
  }
}
await browser.close()
writeFileSync(join(folder, 'index.html'), indexOf(taken))
console.log(join(folder, 'index.html'))
await Promise.all(servers.map(stop))

/** With a store of its own. Returns its origin when it answers. */
async function startServer(file: string, name: string): Promise<string> {
  const port = String(await freePort())
  const origin = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, [file], {
    cwd: root,
    env: { PATH: process.env['PATH'], HOST: '127.0.0.1', PORT: port, DATA_DIR: join(data, name) },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: process.platform !== 'win32',
  })
  endWithThis(child)
  servers.push(child)
  const ended = once(child, 'exit').then(() => Promise.reject(new Error(`${file} did not start`)))
  ended.catch(() => {})
  await Promise.race([ended, answers(origin)])
  return origin
}

async function stop(server: ChildProcess): Promise<void> {
  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  await ended
}

async function answers(origin: string): Promise<void> {
  const end = Date.now() + PATIENCE
  while (!(await fetch(origin).catch(() => undefined))?.ok) {
    if (Date.now() > end) throw new Error(`${origin} does not answer`)
    await wait(200)
  }
}

/** A page per component, or per example of those that need a page of their own. */
async function componentPaths(browser: Browser): Promise<string[]> {
  const page = await browser.newPage()
  const paths: string[] = []
  const addresses = (selector: string) =>
    page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  await page.goto(examples + GALLERY)
  for (const path of await addresses('main li a')) {
    await page.goto(examples + path)
    const alone = await addresses('[data-alone="only"]')
    paths.push(...(alone.length > 0 ? alone : [path]))
  }
  await page.close()
  return paths
}

/** Loads what comes while scrolling, and waits for the examples' results. */
async function settle(page: Page): Promise<void> {
  const selector = await page.evaluate(
    () => document.querySelector<HTMLElement>('[data-brings-forth]')?.dataset['resultSelector'],
  )
  if (selector) await page.waitForSelector(selector)
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([document.fonts.ready, ...Array.from(document.images, (image) => image.decode().catch(() => {}))])
  })
}

function indexOf(taken: { name: string; path: string }[]): string {
  const paths = [...new Set(taken.map(({ path }) => path))]
  const images = (of: string) =>
    taken
      .filter(({ path }) => path === of)
      .map(({ name }) => `<a href="${name}"><img src="${name}" alt="${name}" loading="lazy"></a>`)
  return `<!doctype html><meta charset="utf-8"><title>Screenshots</title>
<style>body{font:1rem system-ui;background:#999}div{display:flex;gap:1rem;overflow-x:auto}img{height:40rem}</style>
${paths.map((path) => `<h2>${path}</h2><div>${images(path).join('')}</div>`).join('\n')}`
}
