import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { Brand } from '../../contract/brand/brand.ts'
import { lettersOf, logoSize, SIGN_FILES, signAddress, type SignFile } from '../../contract/brand/sign.ts'
import { THEME_COLORS } from '../../contract/theme-colors.ts'
import { createSignRoutes, createSigns } from '../../server/brand/sign-routes.ts'
import { drawSign } from '../../server/core/pictures/draw-brand.ts'
import { openLibrary } from '../core/pictures/library.ts'
import { blob } from '../core/pictures/picture-fixtures.ts'

const FILES = Object.keys(SIGN_FILES) as SignFile[]
const svg = (body: string, size = 'width="200" height="100"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${body}</svg>`

async function open() {
  const library = await openLibrary('sqlite')
  const owner = await library.signInOwner()
  const signs = createSigns(library.db, library.workshop.drawSign)
  const files = createSignRoutes(signs)
  const bytesOf = async (answer: Response | Promise<Response>) => Buffer.from(await (await answer).arrayBuffer())
  return {
    ...library,
    files,
    readFile: (name: SignFile) => bytesOf(files.request(SIGN_FILES[name])),
    upload: async (text: string) => library.upload(blob(Buffer.from(text)), 'logo.svg'),
    save: async (change: object) => expect((await owner.call('PATCH', '/brand/1', change)).status).toBe(200),
    read: async () => ((await (await library.request('/brand')).json()) as { data: Brand }).data,
  }
}

describe('the sign of a firm', () => {
  test('is its letters, and at once its logo where one is chosen, in every file', async () => {
    const { files, readFile, upload, save, read } = await open()
    const before = new Map(await Promise.all(FILES.map(async (name) => [name, await readFile(name)] as const)))
    const { version } = await read()
    const { data, status } = await upload(svg('<ellipse cx="100" cy="50" rx="90" ry="40" fill="#c8102e"/>'))
    expect(status).toBe(201)
    await save({ logoId: data.id, logoHasName: true })
    const brand = await read()
    expect(brand.logo).toEqual({ ...logoSize({ width: 200, height: 100 }, true), hasName: true })
    for (const name of FILES) {
      const answer = await files.request(signAddress(name, brand.version))
      expect(answer.headers.get('Cache-Control'), name).toContain('immutable')
      expect(Buffer.from(await answer.arrayBuffer()).equals(before.get(name)!), name).toBe(false)
      expect((await files.request(signAddress(name, version))).headers.get('Cache-Control')).toBe('no-cache')
    }
  })

  test.each([
    ['a script', '<script>steal()</script><rect width="200" height="100"/>'],
    ['handlers', '<rect width="200" height="100" onload="steal()" onclick="steal()"/>'],
    ['a link that runs', '<a href="javascript:steal()"><rect width="200" height="100"/></a>'],
    [
      'foreign elements',
      '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml" onload="steal()"/></foreignObject><rect width="9" height="9"/>',
    ],
  ])('with %s is a picture of pixels, and nothing of it is served', async (_what, body) => {
    const { files, readFile, upload, save } = await open()
    const { data } = await upload(svg(body))
    await save({ logoId: data.id })
    for (const name of FILES)
      expect((await readFile(name)).toString('latin1')).not.toMatch(/steal|script|foreign|onload/i)
    const { headers } = await files.request(SIGN_FILES.icon)
    expect(headers.get('Content-Type')).toBe('image/svg+xml')
    expect(headers.get('Content-Security-Policy')).toMatch(/^default-src 'none';.*sandbox$/)
  })

  test.each([
    ['entities that grow', `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${svg('<text>&b;</text>')}`, 422],
    ['a part of another file', svg('<use href="https://evil.example/a.svg#x"/>'), 422],
    ['a picture of another site', svg('<image href="https://evil.example/a.png" width="9" height="9"/>'), 422],
    ['groups without end', svg(`${'<g>'.repeat(50_000)}${'</g>'.repeat(50_000)}`), 422],
    ['50 MB', svg(`<desc>${'x'.repeat(50_000_000)}</desc>`), 413],
  ])('is refused with %s', async (_what, text, status) => {
    expect((await (await open()).upload(text)).status).toBe(status)
  })
})

describe('a logo', () => {
  const drawn = (color: string, options: object = {}) =>
    sharp({ create: { width: 200, height: 100, channels: 4, background: color }, ...options })
      .png()
      .toBuffer()
  const cornerAndMiddle = async (file: Buffer) => {
    const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    const colorAt = (x: number, y: number) =>
      `#${data.toString('hex', (y * info.width + x) * 4, (y * info.width + x) * 4 + 3)}`
    return [colorAt(info.width >> 1, 3), colorAt(info.width >> 1, info.height >> 1)]
  }
  const sign = { letters: 'HE', color: '#c8102e', light: null, dark: null }

  test('that is dark stands on a light plate on dark ground, unless there is one for it', async () => {
    const { logo, darkLogo } = await drawSign({ ...sign, light: await drawn('#101820') })
    expect(await cornerAndMiddle(logo)).toEqual(['#101820', '#101820'])
    expect(await cornerAndMiddle(darkLogo)).toEqual([THEME_COLORS.light, '#101820'])
    const both = await drawSign({ ...sign, light: await drawn('#101820'), dark: await drawn('#ffffff') })
    expect(await cornerAndMiddle(both.darkLogo)).toEqual(['#ffffff', '#ffffff'])
  })

  test('that is white alone stands on a dark plate on light ground', async () => {
    const { logo } = await drawSign({ ...sign, dark: await drawn('#ffffff') })
    expect(await cornerAndMiddle(logo)).toEqual([THEME_COLORS.dark, '#ffffff'])
  })

  test('that is too wide for an icon leaves icons to the letters', async () => {
    const wide = await sharp({ create: { width: 900, height: 100, channels: 4, background: '#00ff00' } })
      .png()
      .toBuffer()
    const { icon192 } = await drawSign({ ...sign, light: wide })
    expect((await cornerAndMiddle(icon192))[0]).toBe('#c8102e')
  })
})

test.each([
  ['Rekha', 'R'],
  ['Himal Engineers', 'HE'],
  ['DEC', 'DEC'],
  ['Multi Disciplinary Works', 'MW'],
  ['श्रेष्ठ कन्सल्ट', 'श्रेक'],
  ['3D', '3D'],
  ['', ''],
])('the letters of %s are %s', (name, letters) => expect(lettersOf(name)).toBe(letters))
