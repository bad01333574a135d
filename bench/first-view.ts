import { setTimeout } from 'node:timers/promises'
import { ask, askForPage } from './ask.ts'
import type { Figure } from './report.ts'

/** 1 KB is 1,024 bytes here. 14 KB is what a server may send before it has to wait for the browser's first word back. */
const KB = 1_024
const LARGEST_PAGE = 14 * KB
const LARGEST_SCRIPTS = 105 * KB
/** Milliseconds that the server gets to compress a page as small as it can. */
const COMPRESSION_PATIENCE = 5_000

/**
 * Bytes of home's first view by what our own files and answers say; heads are not counted.
 * @param origin of a server that nobody has asked for a compressed home yet
 */
export async function weighFirstView(origin: string): Promise<Figure[]> {
  const atFirst = await askForPage(`${origin}/`)
  const again = await askUntilSmaller(`${origin}/`, atFirst.body.length)
  const html = (await askForPage(`${origin}/`, {})).body.toString()
  const sheets = await sizes(origin, attributes(html, /<link\b[^>]*\brel="stylesheet"[^>]*>/g, 'href'))
  const scripts = await weighScripts(origin, html)
  const page = 'HTML and CSS of home'
  return [
    { name: `${page}, as first sent`, unit: 'bytes', measured: atFirst.body.length + sum(sheets), target: LARGEST_PAGE, note: 'brotli' },
    { name: `${page}, as sent again`, unit: 'bytes', measured: again + sum(sheets), target: LARGEST_PAGE, note: 'brotli' },
    { name: `${page}, unpacked`, unit: 'bytes', measured: Buffer.byteLength(html) },
    { name: 'JavaScript of home', unit: 'bytes', measured: sum(scripts), target: LARGEST_SCRIPTS, note: `brotli, ${scripts.length} files` },
  ]
}

/** The first answer is compressed quickly; after it the server makes a smaller one, and sends that from then on. */
async function askUntilSmaller(address: string, bytes: number): Promise<number> {
  for (const end = performance.now() + COMPRESSION_PATIENCE; performance.now() < end; ) {
    await setTimeout(250)
    const { body } = await askForPage(address)
    if (body.length < bytes) return body.length
  }
  return bytes
}

/**
 * All modules that the page loads once it is complete, and what those import, without the data that comes with them. What is
 * imported later, by need, is not among them.
 */
async function weighScripts(origin: string, html: string): Promise<number[]> {
  const hydration = /\bimport\(["'`](\/[^"'`]+)["'`]\)/.exec(html)?.[1]
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
  for (const path of imports(module, '/')) await visit(path)
  return [...found.values()]
}

/** Paths of the modules that a module imports at its start. */
function imports(text: string, path: string): string[] {
  return [...text.matchAll(/\b(?:import|from)\s*["']([./][^"']+)["']/g)].map(([, name]) => new URL(name!, `http://site${path}`).pathname)
}

function attributes(html: string, elements: RegExp, attribute: string): string[] {
  return [...html.matchAll(elements)].flatMap(([element]) => new RegExp(`\\b${attribute}="([^"]+)"`).exec(element)?.[1] ?? [])
}

async function sizes(origin: string, paths: string[]): Promise<number[]> {
  return Promise.all(paths.map(async (path) => (await ask(`${origin}${path}`)).body.length))
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
