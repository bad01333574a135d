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
    says: 'holds another file',
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

test('a drawing with several faults is refused with all of them at once', async () => {
  const { upload } = await openLibrary('sqlite')
  const words = ['Foo', 'Bar', 'Foo'].map((font) => `<text font-family="${font}">a</text>`).join('')
  const style = '<style>@import "a.css"; g { filter: blur(3px) }</style>'
  const drawing = svg(`${style}<image href="a.png"/><use href="b.svg#a"/>${words}`)
  expect((await upload(drawing, 'logo.svg')).fields?.file).toBe(
    'The drawing imports a style sheet, uses filters (blur, shadow and the like), holds a picture, and refers to something outside of itself, which is not allowed. Export the drawing as PNG and upload that. The drawing writes words in the font “Foo” and writes words in the font “Bar”, which this site does not have. Turn the text into paths (Illustrator: Create Outlines; Inkscape: Object to Path; CorelDRAW: Convert to Curves) or export the drawing as PNG, and upload that',
  )
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

const named = (head: string, body = '<rect width="60" height="30" fill="#f00"/>') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${head}>${body}</svg>`
const ILLUSTRATOR = `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
  <!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/"> <!ENTITY ns_svg "http://www.w3.org/2000/svg">]>
<svg version="1.1" xmlns:i="&ns_ai;" xmlns="&ns_svg;" x="0px" y="0px" viewBox="0 0 60 30" style="enable-background:new 0 0 60 30;">
  <style type="text/css"><![CDATA[.st0{fill:#f00;font-family:'MyriadPro-Regular';}]]></style>
  <switch><foreignObject requiredExtensions="&ns_ai;" width="1" height="1"><i:pgfRef xlink:href="#p"/></foreignObject>
  <g i:extraneous="self"><rect class="st0" width="60" height="30"/></g></switch><i:pgf id="p"><![CDATA[eJzs]]></i:pgf></svg>`

const OF_PROGRAMS = [
  ...['mm', 'cm', 'in', 'pt', 'pc', 'px', '%', 'em', 'Q', ''].map((unit) => [
    unit || 'no unit',
    named(`width="60${unit}" height="30${unit}" viewBox="0 0 60 30"`),
  ]),
  ['a width alone', named('width="6cm" viewBox="0 0 60 30"')],
  ['a viewBox alone', named('viewBox="0 0 60 30"')],
  ['neither size nor viewBox', named('')],
  ['its size in a style', named('style="width:60mm;height:30mm" viewBox="0 0 60 30"')],
  ['a thousandth of a millimetre', named('width="0.002mm" height="0.001mm" viewBox="0 0 60 30"')],
  ['kilometres', named('width="200000mm" height="100000mm" viewBox="0 0 60 30"')],
  [
    'Inkscape’s namespaces',
    named('width="60mm" height="30mm" xmlns:sodipodi="s" sodipodi:docname="l" viewBox="0 0 60 30"'),
  ],
  [
    'namespaces that were lost',
    '<svg viewBox="0 0 60 30"><use xlink:href="#a"/><rect id="a" serif:id="b" width="60" height="30" fill="#f00"/></svg>',
  ],
  ['lengths in mm within', named('width="60mm" height="30mm"', '<rect width="60mm" height="30mm" fill="#f00"/>')],
  [
    'a filter that nothing uses',
    named('viewBox="0 0 60 30"', '<filter id="f"/><rect width="60" height="30" fill="#f00"/>'),
  ],
  ['entities of Illustrator', ILLUSTRATOR],
  ['blanks before its declaration', `\n ${ILLUSTRATOR.replaceAll('\n', '\r\n')}`],
]

test('a drawing of any size, unit and program is drawn 2048 pixels wide, to its edges', async () => {
  const { upload, served } = await openLibrary('sqlite')
  for (const [index, [what, drawing]] of OF_PROGRAMS.entries()) {
    // Otherwise all would be one picture.
    const own = drawing!.replaceAll('#f00', `#f0${index.toString(16).padStart(4, '0')}`)
    const { status, data, fields } = await upload(own, 'logo.svg')
    expect([what, status, fields]).toEqual([what, status < 300 ? status : 201, undefined])
    expect([what, data.width, data.height]).toEqual([what, 2048, 1024])
    const { data: pixels } = await sharp(await served(data.picture.url))
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([what, pixels[0], pixels[3], pixels.at(-4), pixels.at(-1)]).toEqual([what, 0xf0, 255, 0xf0, 255])
  }
})

describe('words in a drawing', () => {
  const words = (text: string, font = '') =>
    named('viewBox="0 0 60 30"', `<text y="20" font-size="12pt" ${font}>${text}</text>`)

  test.each([
    ['without a font', words('Himal')],
    ['of any font without serifs', words('हिमाल', 'style="font-family:Calibri, sans-serif"')],
    ['in a font that is here', words('Himal', `font-family="'Archivo Narrow'"`)],
  ])('%s are drawn on a machine without fonts', async (_, drawing) => {
    const { upload, served } = await openLibrary('sqlite')
    const { data } = await upload(drawing, 'logo.svg')
    const letters = await sharp(await served(data.picture.url))
      .trim()
      .toBuffer({ resolveWithObject: true })
    // 12 pt are 16 of 30 units: some 300 of 1024 pixels a capital.
    expect(letters.info.height).toBeGreaterThan(300)
    expect(letters.info.height).toBeLessThan(800)
  })

  test.each([
    ['font', words('Himal', 'font-family="Montserrat"'), 'font “Montserrat”'],
    ['font of a class', words('Himal', 'class="a"'), 'font “Gotham Bold”'],
    ['letter', words('Ω 5'), '“Ω” as text'],
  ])('are refused where there is no %s for them, with what to do', async (_, drawing, says) => {
    const { upload } = await openLibrary('sqlite')
    const style = '<style>.a{font:bold 12px/1 "Gotham Bold"}</style></svg>'
    const { status, fields } = await upload(
      says.includes('Gotham') ? drawing.replace('</svg>', style) : drawing,
      'a.svg',
    )
    expect([status, fields?.file]).toEqual([422, expect.stringContaining(says)])
    expect(fields.file).toMatch(/Turn the text into paths .* or export the drawing as PNG/)
  })
})

describe('a drawing that no rule sees', () => {
  const SLOW = svg(`<g style="mix-blend-mode:multiply">${RECT}</g>`.repeat(9000))
  const LARGE = svg(`${repeat(90, () => `<g opacity="0.9">${RECT}`)}${'</g>'.repeat(90)}`)
  const BOUNDS = { memory: 2 ** 40, drawingTime: 60_000, pictureTime: 60_000 }

  test.each([
    { what: 'time', drawing: SLOW, bounds: { ...BOUNDS, drawingTime: 5_000 }, says: 'takes too long' },
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
