import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { ENVIRONMENT_VARIABLES } from '../../server/config.ts'
import { LONG_WORD } from '../../site/dev/samples.ts'

/** Files for browsers must hold no server code, no secret's name and no address of a third party (docs/architecture.md). */
const root = resolve(import.meta.dirname, '../..')
const clientFolder = resolve(root, 'build/client')

/** Words that stand in the server's code and in no other; imports of Node's modules in every kind of quotes. */
const SERVER_WORDS = [
  '"node:',
  "'node:",
  '`node:',
  '@hono/node-server',
  '__vite-browser-external',
  'better-auth',
  'createHmac',
  'CSRF_SECRET',
  'kysely',
  'nodemailer',
  'process.env',
  'sharp(',
]

/** Addresses, and what stands under them, that nothing is ever loaded from. */
const HARMLESS_ADDRESSES = [
  // The vocabulary of structured data.
  'https://schema.org',
  // Links under the map to the source of its boundaries.
  'https://localboundries.oknp.org',
  'https://creativecommons.org',
  // Links that hand an article on.
  'https://wa.me',
  'https://www.facebook.com/sharer',
  'https://x.com/intent',
  // Links to the office on maps.
  'https://www.openstreetmap.org',
  'https://www.google.com/maps',
  // Links to videos, and players that a press loads.
  'https://www.youtube.com',
  'https://www.youtube-nocookie.com',
  'https://vimeo.com',
  'https://player.vimeo.com',
  // Names of XML's kinds.
  'http://www.w3.org',
  'https://www.w3.org',
  // Words to developers in React and React Router.
  'https://react.dev',
  'https://reactrouter.com',
  'https://github.com/ungap/url-search-params',
  // The base that a relative address is resolved against where there is no page.
  'http://localhost',
]

interface Asset {
  name: string
  text: string
}

let assets: Asset[]
let texts: Asset[]

beforeAll(() => {
  if (!existsSync(clientFolder)) throw new Error('There is no build to look at: run npm run build first.')
  assets = globSync('**/*.*', { cwd: clientFolder }).map((name) => ({ name: name.replaceAll('\\', '/'), text: '' }))
  texts = assets
    .filter(({ name }) => /\.(js|css|svg|html|json|map|txt|webmanifest)$/.test(name))
    .map(({ name }) => ({ name, text: readFileSync(resolve(clientFolder, name), 'utf8') }))
})

/** One-word names are words of texts too, and React and React Router may name the mode in words to developers. */
const SETTINGS = ENVIRONMENT_VARIABLES.filter((name) => name.includes('_') && name !== 'NODE_ENV')

/** Says which of the words stand in which asset, with what is around them. */
function findWords(words: string[]): string[] {
  return texts.flatMap(({ name, text }) =>
    words.flatMap((word) => {
      const at = text.indexOf(word)
      return at < 0 ? [] : [`${name} holds ${word}: ${text.slice(Math.max(0, at - 40), at + word.length + 40)}`]
    }),
  )
}

describe('the browser assets', () => {
  test('are there to be looked at', () => {
    expect(texts.filter(({ name }) => name.endsWith('.js')).length).toBeGreaterThan(3)
    expect(
      texts.some(({ text }) => text.includes('csrf-token')),
      'a text of the site itself is found',
    ).toBe(true)
  })

  test('hold no server code', () => {
    expect(findWords(SERVER_WORDS)).toEqual([])
  })

  test('hold no example of a component, and neither does the server', () => {
    const server = resolve(root, 'build/server')
    const served = globSync('{index,assets/*}.js', { cwd: server })
      .map((file) => readFileSync(resolve(server, file), 'utf8'))
      .join('\n')
    expect(served, 'the pages are found').toContain('Something went wrong')
    const words = ['dev/components', LONG_WORD, 'component-gallery']
    expect(findWords(words)).toEqual([])
    expect(words.filter((word) => served.includes(word))).toEqual([])
  })

  test('name no setting of the server', () => {
    expect(SETTINGS).toContain('DATABASE_URL')
    expect(findWords(SETTINGS)).toEqual([])
  })

  test('name no address of a third party', () => {
    const addresses = texts.flatMap(({ name, text }) =>
      [...text.matchAll(/https?:\/\/[^\s"'`)<>\\]+/g)].map(([found]) => ({
        name,
        address: found.replace(/[.,;]+$/, ''),
      })),
    )
    const isHarmless = (address: string) =>
      HARMLESS_ADDRESSES.some((known) => address === known || address.startsWith(`${known}/`))
    expect(addresses.filter(({ address }) => !isHarmless(address))).toEqual([])
  })

  test('carry a hash in their names, so that they can be kept for ever', () => {
    const kept = assets.filter(({ name }) => name.startsWith('assets/'))
    expect(kept.length).toBeGreaterThan(0)
    expect(
      kept.filter(({ name }) => !/-[\w-]{8}\.\w+(\.(br|gz))?$/.test(basename(name))).map(({ name }) => name),
    ).toEqual([])
    const scripts = texts.filter(({ name }) => /\.(js|css)$/.test(name) && !name.startsWith('assets/'))
    // Browsers compare the service worker's content with each visit.
    expect(scripts.map(({ name }) => name).filter((name) => name !== 'sw.js')).toEqual([])
  })

  test('have no source map', () => {
    expect(assets.filter(({ name }) => name.endsWith('.map'))).toEqual([])
    expect(findWords(['sourceMappingURL='])).toEqual([])
  })

  test('lie beside compressed copies', () => {
    const names = new Set(assets.map(({ name }) => name))
    const large = texts.filter(({ name, text }) => /\.(js|css|svg)$/.test(name) && text.length > 2000)
    expect(large.length).toBeGreaterThan(0)
    expect(
      large.filter(({ name }) => !names.has(`${name}.br`) || !names.has(`${name}.gz`)).map(({ name }) => name),
    ).toEqual([])
  })
})
