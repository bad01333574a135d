import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pdfOf } from '../../../test/fixtures/pdf.ts'
import { joinPapers, type JoinedFile } from '../server/join/join.ts'

const MB = 1_000_000
const NEPALI = readFileSync('content/documents/before-building-a-house-ne.pdf')

let folder: string
let photo: Buffer
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'join-'))
  photo = await makePhoto(3024, 4032)
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Lines of letters with the noise of a camera. */
async function makePhoto(width: number, height: number): Promise<Buffer> {
  const line = (_: unknown, at: number) =>
    `<text x="80" y="${100 + at * 32}" font-size="22">Line ${at}: tax clearance 0123456789</text>`
  const lines = Array.from({ length: 50 }, line).join('')
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1240" height="1754"><rect width="100%" height="100%" fill="#f4f1e8"/>${lines}</svg>`
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const
  const grain = await sharp({ create: { width, height, channels: 3, noise, background: '#808080' } })
    .png()
    .toBuffer()
  const paper = await sharp(Buffer.from(drawing)).resize(width, height, { fit: 'fill' }).toBuffer()
  return sharp(paper)
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 90 })
    .toBuffer()
}

/** A PDF as scanners with text recognition write it: a picture, and letters that are not drawn. */
async function makeScan(text: string): Promise<Buffer> {
  const { width, height } = await sharp(photo).metadata()
  return pdfWith([
    `/Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /XObject << /I 5 0 R >> /Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >>`,
    { entries: '', stream: Buffer.from(`q 595 0 0 842 0 0 cm /I Do Q BT /F 12 Tf 3 Tr 72 700 Td (${text}) Tj ET`) },
    {
      entries: `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent 8 /ColorSpace /DeviceRGB /Filter /DCTDecode`,
      stream: photo,
    },
  ])
}

/** @param objects from the third on, which is the page */
function pdfWith(objects: (string | { entries: string; stream: Buffer })[], catalog = ''): Buffer {
  const all = [`/Type /Catalog /Pages 2 0 R ${catalog}`, '/Type /Pages /Count 1 /Kids [3 0 R]', ...objects]
  const parts = all.map((object, index) =>
    typeof object === 'string'
      ? Buffer.from(`${index + 1} 0 obj\n<< ${object} >>\nendobj\n`)
      : Buffer.concat([
          Buffer.from(`${index + 1} 0 obj\n<< ${object.entries} /Length ${object.stream.length} >>\nstream\n`),
          object.stream,
          Buffer.from('\nendstream\nendobj\n'),
        ]),
  )
  // Without a table of its objects, which readers then look for.
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), ...parts, Buffer.from('trailer << /Root 1 0 R >>\n%%EOF\n')])
}

async function joinFiles(files: Buffer[], bound = 20 * MB) {
  const paths = files.map((bytes, index) => {
    const path = join(folder, `paper-${index}`)
    writeFileSync(path, bytes)
    return path
  })
  const to = join(folder, 'joined.pdf')
  const joined = await joinPapers(paths, { bound, to, signal: new AbortController().signal })
  return { ...joined, pdf: readFileSync(to) }
}

async function textOf(pdf: Buffer): Promise<string> {
  return (await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })).text
}

const sizesOf = async (pdf: Buffer) => {
  const document = await getDocumentProxy(new Uint8Array(pdf))
  const pages = Array.from({ length: document.numPages }, (_, at) => document.getPage(at + 1))
  return (await Promise.all(pages)).map(({ view, rotate }) => [Math.round(view[2]!), Math.round(view[3]!), rotate])
}

test('joins pages in the order of the files, with every letter of a Nepali text layer', async () => {
  const { pdf, pages, files, bytes } = await joinFiles([pdfOf(['First', 'Second']), NEPALI, pdfOf(['Last'])])
  expect(files.map(({ outcome }) => outcome)).toEqual(['kept', 'kept', 'kept'])
  expect(bytes).toBe(pdf.length)
  expect(pages).toBe((await sizesOf(pdf)).length)
  expect(await textOf(pdf)).toBe(['First\nSecond', await textOf(NEPALI), 'Last'].join('\n'))
})

test('puts pictures upright on A4, without where they were taken', async () => {
  const lying = await sharp(photo)
    .resize(800)
    .withExif({ IFD3: { GPSLatitudeRef: 'N' } })
    .toBuffer()
  const turned = await sharp(lying).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const formats = await Promise.all([sharp(lying).png().toBuffer(), sharp(lying).webp().toBuffer()])
  const { pdf } = await joinFiles([lying, turned, ...formats])
  const [portrait, landscape] = [
    [595, 842, 0],
    [842, 595, 0],
  ]
  expect(await sizesOf(pdf)).toEqual([portrait, landscape, portrait, portrait])
  expect(pdf.includes('Exif')).toBe(false)
})

test('makes photographs and scans smaller until they fit, and leaves text and other pages as they are', async () => {
  const scan = await makeScan('Registered 123456')
  const given = [photo, photo, scan, NEPALI]
  const { bytes, files, pdf } = await joinFiles(given, MB)
  expect(bytes).toBeLessThanOrEqual(MB)
  expect(files).toMatchObject([
    { outcome: 'smaller', pages: 1 },
    { outcome: 'smaller', pages: 1 },
    { outcome: 'smaller', pages: 1 },
    { outcome: 'kept' },
  ])
  expect(await textOf(pdf)).toContain(`Registered 123456\n${await textOf(NEPALI)}`)
  const [loose] = (await joinFiles([scan])).files
  expect(loose).toEqual({ outcome: 'kept', pages: 1, losses: [] })
})

test('says the least size when the bound cannot be met, and writes nothing', async () => {
  const refusal = /^These papers take at least 0\.\d+ MB, .* allowed are 0\.05 MB\./
  await expect(joinFiles([photo, NEPALI], 50_000)).rejects.toThrow(refusal)
})

test('says of each file that cannot be read why, and joins the others', async () => {
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')])
  const wide = await sharp({ create: { width: 30_000, height: 2_100, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const { files, pages } = await joinFiles([
    pdfOf(['Secret'], { isEncrypted: true }),
    Buffer.from('%PDF-1.7 nothing'),
    photo.subarray(0, 100_000),
    heic,
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    wide,
    pdfOf(Array.from({ length: 10_000 }, () => 'Page')),
    pdfOf(['Readable']),
  ])
  const unreadable = (reason: string) => ({ outcome: 'unreadable', reason })
  expect(files).toEqual<JoinedFile[] | unknown>([
    ...['password', 'broken', 'broken', 'kind', 'kind', 'pixels', 'pages'].map(unreadable),
    { outcome: 'kept', pages: 1, losses: [] },
  ])
  expect(pages).toBe(1)
  await expect(joinFiles([heic])).rejects.toThrow('None of these files can be read')
})

test('leaves out scripts and attachments, draws fields into their page, and says so', async () => {
  const page = '/Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Annots [4 0 R]'
  const field = `/Type /Annot /Subtype /Widget /FT /Tx /T (name) /V (Sita) /Rect [72 700 300 720] /F 4 /AP << /N 5 0 R >> /AA << /K << /S /JavaScript /JS (run) >> >>`
  const drawn = {
    entries:
      '/Type /XObject /Subtype /Form /BBox [0 0 228 20] /Resources << /Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >>',
    stream: Buffer.from('BT /F 12 Tf 2 5 Td (Sita) Tj ET'),
  }
  const file = { entries: '/Type /EmbeddedFile', stream: Buffer.from('attached') }
  const names = '/Names << /EmbeddedFiles << /Names [(a) << /Type /Filespec /F (a) /EF << /F 6 0 R >> >>] >> >>'
  const script = '/OpenAction << /S /JavaScript /JS (run) >>'
  const form = '/AcroForm << /Fields [4 0 R] >>'
  const { files, pdf } = await joinFiles([pdfWith([page, field, drawn, file], `${names} ${script} ${form}`)])
  expect(files).toEqual([{ outcome: 'kept', pages: 1, losses: ['attachments', 'fields', 'scripts'] }])
  expect(await textOf(pdf)).toBe('Sita')
  for (const gone of ['JavaScript', 'OpenAction', 'EmbeddedFile', 'Annots']) expect(pdf.includes(gone)).toBe(false)
})

test('refuses a form whose entries are drawn by programs alone: they would be gone without a word', async () => {
  const page = '/Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Annots [4 0 R]'
  const field = '/Type /Annot /Subtype /Widget /FT /Tx /T (name) /V (Sita) /Rect [72 700 300 720] /F 4'
  const form = '/AcroForm << /Fields [4 0 R] /NeedAppearances true >>'
  const { files } = await joinFiles([pdfWith([page, field], form), pdfWith([page, field.replace('Sita', '')], form)])
  expect(files.map((file) => 'reason' in file && file.reason)).toEqual(['undrawn', false])
})

test('takes the script of a page away, and says so', async () => {
  const script = '/AA << /O << /S /JavaScript /JS (run) >> >>'
  const page = `/Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] ${script}`
  const { files, pdf } = await joinFiles([pdfWith([page]), pdfOf(['Readable'])])
  expect(files[0]).toEqual({ outcome: 'kept', pages: 1, losses: ['scripts'] })
  expect(pdf.includes('JavaScript')).toBe(false)
})

test('names the file that takes too much memory, and joins the others', async () => {
  const bomb = {
    entries: '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode',
    stream: deflateSync(Buffer.alloc(300 * MB, ' ')),
  }
  const page = '/Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R'
  const { files, pages } = await joinFiles([pdfOf(['Readable']), pdfWith([page, bomb])])
  expect(files[1]).toEqual({ outcome: 'unreadable', reason: 'bounds' })
  expect(pages).toBe(1)
})

test('ends with its signal', async () => {
  const path = join(folder, 'photo')
  writeFileSync(path, photo)
  const options = { bound: MB, to: join(folder, 'never.pdf'), signal: AbortSignal.timeout(150) }
  await expect(joinPapers(Array(40).fill(path), options)).rejects.toThrow(/timeout|aborted/)
})
