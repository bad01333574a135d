import { setTimeout } from 'node:timers/promises'
import { ask, askForPage } from './ask.ts'

/** Milliseconds for the background compression. */
const COMPRESSION_PATIENCE = 20_000

/** Brotli bytes of a page's first view, without heads. */
export interface PageWeight {
  path: string
  asFirstSent: number
  asSentAgain: number
  unpacked: number
  scripts: number
  scriptFiles: number
}

/** @param origin a server that has not sent this page as brotli yet */
export async function weighPage(origin: string, path: string): Promise<PageWeight> {
  const atFirst = await askForPage(origin + path)
  const again = await askUntilSmaller(origin + path, atFirst.body.length)
  const html = (await askForPage(origin + path, {})).body.toString()
  // Browsers with JavaScript fetch what is in `noscript` after the first view.
  const shown = html.replaceAll(/<noscript\b.*?<\/noscript>/gs, '')
  const sheets = sum(await sizes(origin, attributes(shown, /<link\b[^>]*\brel="stylesheet"[^>]*>/g, 'href')))
  const scripts = await weighScripts(origin, html)
  return {
    path,
    asFirstSent: atFirst.body.length + sheets,
    asSentAgain: again + sheets,
    unpacked: Buffer.byteLength(html),
    scripts: sum(scripts),
    scriptFiles: scripts.length,
  }
}

/** The first answer is compressed quickly, later ones better: by a fourteenth. A page that is rendered anew differs by some bytes. */
async function askUntilSmaller(address: string, bytes: number): Promise<number> {
  for (const end = performance.now() + COMPRESSION_PATIENCE; performance.now() < end;) {
    await setTimeout(250)
    const { body } = await askForPage(address)
    if (body.length < 0.98 * bytes) return body.length
  }
  return bytes
}

/** The page's modules and their static imports, without data and dynamic imports. */
async function weighScripts(origin: string, html: string): Promise<number[]> {
  const hydration = /<script data-hydration="([^"]+)">/.exec(html)?.[1]?.replaceAll('&amp;', '&')
  if (!hydration) throw new Error('The page names no module that takes it over')
  const module = (await askForPage(`${origin}${hydration}`, {})).body.toString()
  const found = new Map<string, number>()
  const visit = async (path: string): Promise<void> => {
    if (found.has(path)) return
    found.set(path, 0)
    const { body } = await askForPage(`${origin}${path}`)
    found.set(path, body.length)
    const text = (await askForPage(`${origin}${path}`, {})).body.toString()
    for (const imported of imports(text, path)) await visit(imported)
  }
  for (const [, path] of module.matchAll(/"(\/assets\/[^"]+\.js)"/g)) await visit(path!)
  return [...found.values()]
}

/** Static imports. */
function imports(text: string, path: string): string[] {
  return [...text.matchAll(/\b(?:import|from)\s*["']([./][^"']+)["']/g)].map(
    ([, name]) => new URL(name!, `http://site${path}`).pathname,
  )
}

function attributes(html: string, elements: RegExp, attribute: string): string[] {
  return [...html.matchAll(elements)].flatMap(
    ([element]) => new RegExp(`\\b${attribute}="([^"]+)"`).exec(element)?.[1] ?? [],
  )
}

async function sizes(origin: string, paths: string[]): Promise<number[]> {
  return Promise.all(paths.map(async (path) => (await ask(`${origin}${path}`)).body.length))
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
