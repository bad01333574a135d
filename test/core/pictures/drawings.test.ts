// Before landing: starts a process for each drawing.
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { openLibrary } from './library.ts'
import { blob, drawPicture } from './picture-fixtures.ts'

const repeat = (count: number, piece: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => piece(index)).join('')
const svg = (body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 100 100">${body}</svg>`
const RECT = '<rect width="100" height="100"/>'

/** 400 megapixels in some hundred kilobytes. */
const bomb = await sharp({
  create: { width: 20_000, height: 20_000, channels: 3, background: '#a23' },
  limitInputPixels: false,
})
  .toColourspace('b-w')
  .png()
  .toBuffer()
const EMBEDDED = `data:image/png;base64,${bomb.toString('base64')}`
const TURBULENCE = `<filter id="f"><feTurbulence baseFrequency="0.01" numOctaves="900"/>${repeat(20, () => '<feMorphology operator="dilate" radius="300"/>')}</filter>`

test.each([
  {
    what: 'an embedded picture',
    drawing: svg(`<image href="${EMBEDDED}" width="100" height="100"/>`),
    says: 'holds a picture',
  },
  {
    what: 'a file of the server',
    drawing: svg('<image xlink:href="file:///etc/hostname" width="9" height="9"/>'),
    says: 'holds a picture',
  },
  {
    what: 'a picture under a prefix',
    drawing: '<svg:svg xmlns:svg="http://www.w3.org/2000/svg"><svg:image href="a"/></svg:svg>',
    says: 'holds a picture',
  },
  {
    what: 'a costly filter',
    drawing: svg(`${TURBULENCE}<rect width="100" height="100" filter="url(#f)"/>`),
    says: 'uses filters',
  },
  { what: 'a filter function', drawing: svg('<g style="fill:red; FILTER : blur(900px)"/>'), says: 'uses filters' },
  {
    what: 'a filter function in a style sheet',
    drawing: svg('<style><![CDATA[ .a{fil\\74 er:/**/blur(9px)} ]]></style>'),
    says: 'uses filters',
  },
  { what: 'a filter function as an attribute', drawing: svg('<g filter="blur(900)"/>'), says: 'uses filters' },
  { what: 'a part of another file', drawing: svg('<use href="other.svg#a"/>'), says: 'outside of itself' },
  {
    what: 'a style that names another file',
    drawing: svg('<path d="M0 0" style="fill:u\\72l( \'data:image/png,a\')"/>'),
    says: 'outside of itself',
  },
  {
    what: 'an attribute that names another file',
    drawing: svg('<path d="M0 0" mask="url(other.svg#m)"/>'),
    says: 'outside of itself',
  },
  {
    what: 'an imported style sheet',
    drawing: svg('<style>@im\\port "data:text/css,a"</style>'),
    says: 'imports a style sheet',
  },
  {
    what: 'a style sheet of its own file',
    drawing: `<?xml-stylesheet href="data:text/css,a"?>${svg(RECT)}`,
    says: 'style sheet in another file',
  },
  {
    what: 'an included file',
    drawing: svg('<x:include xmlns:x="http://www.w3.org/2001/XInclude" href="/etc/passwd"/>'),
    says: 'includes another file',
  },
  {
    what: 'entities',
    drawing: `<!DOCTYPE svg [<!ENTITY a "b"><!ENTITY c "&a;&a;">]>${svg('&c;')}`,
    says: 'declares entities',
  },
  {
    what: 'markup hidden by its encoding',
    drawing: `<?xml version="1.0" encoding="UTF-7"?>${svg('+ADw-image/+AD4-')}`,
    says: 'encoding utf-7',
  },
  {
    what: 'parts that double twenty times',
    drawing: svg(repeat(20, (n) => `<g id="g${n}">${n ? `<use href="#g${n - 1}"/>`.repeat(2) : RECT}</g>`)),
    says: 'repeats its parts',
  },
  {
    what: 'patterns in patterns',
    drawing: svg(
      repeat(9, (n) => `<pattern id="p${n}">${`<path d="M0 0" fill="url(#p${n - 1})"/>`.repeat(9)}</pattern>`),
    ),
    says: 'repeats its parts',
  },
  {
    what: 'a mask for each of many elements',
    drawing: svg(`<mask id="m">${RECT}</mask>${'<g mask="url(#m)"/>'.repeat(500)}`),
    says: 'repeats its parts',
  },
  { what: 'itself', drawing: svg('<g id="a"><use href="#a"/></g>'), says: 'refers to itself' },
  { what: 'very deep groups', drawing: svg(`${'<g>'.repeat(5000)}${'</g>'.repeat(5000)}`), says: 'within each other' },
])('a drawing with $what is refused in words that help', async ({ drawing, says }) => {
  const { upload, filesIn, log } = await openLibrary('sqlite')
  const { status, fields } = await upload(drawing, 'logo.svg')
  expect([status, fields?.file]).toEqual([422, expect.stringContaining(says)])
  expect(fields.file).toContain('Export the drawing as PNG and upload that')
  expect([await filesIn('uploads'), log.errors]).toEqual([[], []])
})

test('a drawing as programs make it is accepted', async () => {
  const { upload } = await openLibrary('sqlite')
  const drawing = `<?xml version="1.0" encoding="iso-8859-1"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">${svg(`
    <metadata><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></metadata><title>B\u00FCro</title>
    <style>.a{fill:url('#g');filter:none}/* url(x) */</style><defs><linearGradient id="g" xlink:href="#h"/><linearGradient id="h"><stop stop-color="red"/></linearGradient>
    <clipPath id="c"><circle r="50"/></clipPath><symbol id="s">${RECT}</symbol><mask id="m"><use href="#s" fill="#fff"/></mask>
    <pattern id="p" width="9" height="9">${RECT}</pattern></defs>
    <a href="https://example.org"><g clip-path="url(#c)" mask="url(#m)" class="a">${repeat(2000, (n) => `<path transform="translate(${n % 100} 1)" d="M0 0h9v9"/>`)}</g></a>
    <use xlink:href="#s" fill="url(#p) red"/><text>\u00A9</text>`)}`
  expect((await upload(blob(Buffer.from(drawing, 'latin1')), 'plan.svg')).status).toBe(201)
})

describe('a drawing that no rule sees', () => {
  const SLOW = svg(`<g style="mix-blend-mode:multiply">${RECT}</g>`.repeat(9000))
  const LARGE = svg(`${repeat(90, () => `<g opacity="0.9">${RECT}`)}${'</g>'.repeat(90)}`)
  const BOUNDS = { memory: 2 ** 40, drawingTime: 60_000, pictureTime: 60_000 }

  test.each([
    { what: 'time', drawing: SLOW, bounds: { ...BOUNDS, drawingTime: 1_000 }, says: 'takes too long' },
    { what: 'memory', drawing: LARGE, bounds: { ...BOUNDS, memory: 500 * 1024 * 1024 }, says: 'takes too much memory' },
  ])('and takes too much $what is given up, and those after it are served', async ({ drawing, bounds, says }) => {
    const { upload, filesIn, log } = await openLibrary('sqlite', bounds)
    const picture = await drawPicture({ width: 40, height: 30 })
    const [bad, waiting] = await Promise.all([upload(drawing, 'bad.svg'), upload(blob(picture))])
    expect([bad.status, bad.fields?.file]).toEqual([422, expect.stringContaining(says)])
    expect(bad.fields.file).toContain('Export the drawing as PNG')
    expect(waiting.status).toBe(201)
    expect((await upload(svg(RECT))).status).toBe(201)
    // Once, and not a second time.
    expect([log.errors.length, (await filesIn('uploads')).length]).toEqual([1, 2])
  })
})

test('a photograph is bounded like a drawing', async () => {
  const { upload } = await openLibrary('sqlite', {
    memory: 300 * 1024 * 1024,
    drawingTime: 60_000,
    pictureTime: 60_000,
  })
  const size = { width: 7000, height: 7000, channels: 4 as const, background: { r: 1, g: 2, b: 3, alpha: 0.5 } }
  const interlaced = await sharp({ create: size }).png({ progressive: true, compressionLevel: 1 }).toBuffer()
  const { status, fields } = await upload(blob(interlaced))
  expect([status, fields?.file]).toEqual([
    422,
    'This picture takes too much memory to be read. Make it smaller or export it as JPEG, and upload that',
  ])
})
