import {
  ParseSpeeds,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFString,
  type PDFField,
  type PDFPage,
} from '@cantoo/pdf-lib'
import sharp, { type Sharp } from 'sharp'
import { UPLOAD_PIXELS } from '../../../../contract/pictures/picture-limits.ts'
import { photoKind } from '../../../../server/core/pictures/picture-kind.ts'
import type { Loss, Unreadable } from './join.ts'
import steps from './steps.json' with { type: 'json' }

/** A file of which nothing can be joined; its message is the reason. */
export class UnreadableError extends Error {
  override name = 'UnreadableError'
  declare message: Unreadable
}
const unreadable = (reason: Unreadable) => new UnreadableError(reason)

/** `share`: bytes in proportion to the step before, roughly. At the last one, letters of 8 pt and seals can just be read. */
export const STEPS = steps.steps
const MOST_PAGES = 500
/** How files say that they have what their pages will not. */
const MARKS = {
  attachments: /\/EmbeddedFile/,
  layers: /\/OCProperties/,
  scripts: /\/JavaScript/,
  signature: /\/ByteRange/,
}
const POINTS_IN_INCH = 72
/** Inches of A4. */
const [SHORT, LONG] = [8.27, 11.69]
/** Notes that are drawn on a page, such as a seal; links, windows and films are left out. */
const DRAWN =
  /^\/(?:Stamp|FreeText|Ink|Line|Square|Circle|Poly(?:gon|Line)|Highlight|Underline|Squiggly|StrikeOut|Caret)$/

/** A file as pages. `dpi`: of pictures that were made smaller. */
export interface OpenFile {
  document: PDFDocument
  pages: number
  losses: Loss[]
  dpi?: number
  /** Makes its pictures smaller, as far as that saves bytes. */
  reduce(step: (typeof STEPS)[number]): Promise<void>
}

/** @throws UnreadableError */
export async function openFile(bytes: Buffer): Promise<OpenFile> {
  if (!bytes.subarray(0, 1024).includes('%PDF-')) return openPicture(bytes)
  return orBroken(openPdf(bytes))
}

/** The pages of files as one PDF, and nothing else of them. */
export async function joinPages(files: readonly OpenFile[]): Promise<Uint8Array> {
  const joined = await PDFDocument.create()
  for (const { document } of files)
    for (const page of await joined.copyPages(document, document.getPageIndices())) joined.addPage(page)
  return joined.save({ addDefaultPage: false, updateFieldAppearances: false })
}

async function openPdf(bytes: Buffer): Promise<OpenFile> {
  const options = { password: '', updateMetadata: false, parseSpeed: ParseSpeeds.Fastest, warnOnInvalidObjects: false }
  const document = await PDFDocument.load(bytes, options).catch((error: unknown) => {
    throw unreadable(/encrypt|password/i.test(String(error)) ? 'password' : 'broken')
  })
  const pages = document.getPageCount()
  if (pages === 0) throw unreadable('broken')
  if (pages > MOST_PAGES) throw unreadable('pages')
  return { document, pages, losses: disarm(document), reduce: reducerOf(document) }
}

/** Draws form fields into their pages, and takes away what can act. @returns what pages have no more */
function disarm(document: PDFDocument): Loss[] {
  const texts = document.context.enumerateIndirectObjects().map(([, object]) => {
    return String(object instanceof PDFRawStream ? object.dict : object)
  })
  const has = (pattern: RegExp) => texts.some((text) => pattern.test(text))
  if (has(/\/NeedsRendering true/)) throw unreadable('program')
  const fields = has(/\/AcroForm/) ? document.getForm().getFields() : []
  if (fields.some(isUndrawn)) throw unreadable('undrawn')
  if (fields.length > 0) document.getForm().flatten({ updateFieldAppearances: false })
  const areNotesLeft = document.getPages().map(disarmPage)
  const marked = Object.entries(MARKS).flatMap(([loss, mark]) => (has(mark) ? (loss as Loss) : []))
  return [...marked, ...(fields.length > 0 || areNotesLeft.includes(true) ? ['fields' as const] : [])].toSorted()
}

/** An entry without a drawing, which programs make when they show it. A signature is none. */
function isUndrawn({ acroField }: PDFField): boolean {
  const value = acroField.V()
  const isText = value instanceof PDFString || value instanceof PDFHexString
  return isText && value.decodeText().trim() !== '' && acroField.getWidgets().some((widget) => !widget.AP())
}

/** Whether it had links, or notes that are not drawn. */
function disarmPage({ node }: PDFPage): boolean {
  for (const name of ['AA', 'AF']) node.delete(PDFName.of(name))
  const notes = node.Annots()
  if (!notes) return false
  const kept = Array.from({ length: notes.size() }, (_, at) => at).filter((at) => {
    const note = notes.lookup(at)
    if (!(note instanceof PDFDict)) return false
    for (const name of ['A', 'AA', 'Popup', 'IRT']) note.delete(PDFName.of(name))
    return DRAWN.test(String(note.get(PDFName.of('Subtype'))))
  })
  const isLeft = kept.length < notes.size()
  if (kept.length === 0) node.delete(PDFName.of('Annots'))
  else node.set(PDFName.of('Annots'), node.context.obj(kept.map((at) => notes.get(at))))
  return isLeft
}

/** Upright, on white, without metadata (and so without location). */
async function openPicture(bytes: Buffer): Promise<OpenFile> {
  if ((photoKind(bytes) ?? 'heic') === 'heic') throw unreadable('kind')
  const { autoOrient: from } = await orBroken(sharp(bytes, { limitInputPixels: false }).metadata())
  if (from.width * from.height > UPLOAD_PIXELS) throw unreadable('pixels')
  const size = from.width > from.height ? { width: LONG, height: SHORT } : { width: SHORT, height: LONG }
  const upright = sharp(bytes, { limitInputPixels: UPLOAD_PIXELS, failOn: 'error' }).autoOrient()
  // Made smaller as it is put in.
  const { data, info } = await orBroken(encode(upright, steps.first, size).toBuffer({ resolveWithObject: true }))
  const document = await PDFDocument.create()
  const page = document.addPage([size.width * POINTS_IN_INCH, size.height * POINTS_IN_INCH])
  const picture = await document.embedJpg(data)
  const drawn = picture.scaleToFit(page.getWidth(), page.getHeight())
  const [x, y] = [(page.getWidth() - drawn.width) / 2, (page.getHeight() - drawn.height) / 2]
  page.drawImage(picture, { x, y, ...drawn })
  await document.flush()
  const isSmaller = info.width < from.width
  return { document, pages: 1, losses: [], ...(isSmaller && { dpi: steps.first.dpi }), reduce: reducerOf(document) }
}

/** Makes the JPEGs of a document smaller, each time from what they were. Text, and pictures of other kinds, stay. */
function reducerOf(document: PDFDocument): OpenFile['reduce'] {
  const pictures = document.context
    .enumerateIndirectObjects()
    .flatMap(([ref, object]) => (object instanceof PDFRawStream && isPlainJpeg(object) ? [{ ref, object }] : []))
  const pages = document.getPages()
  const page = {
    width: Math.max(...pages.map((one) => one.getWidth())) / POINTS_IN_INCH,
    height: Math.max(...pages.map((one) => one.getHeight())) / POINTS_IN_INCH,
  }
  return async function reduce(this: OpenFile, step) {
    for (const { ref, object } of pictures) {
      const source = sharp(object.contents)
      const smaller = await encode(source, step, page)
        .toBuffer({ resolveWithObject: true })
        .catch(() => undefined)
      // One that cannot be decoded stays as it is.
      if (!smaller || smaller.data.length >= object.contents.length) continue
      const { width, height } = smaller.info
      const dict = object.dict.clone()
      dict.set(PDFName.of('Width'), PDFNumber.of(width))
      dict.set(PDFName.of('Height'), PDFNumber.of(height))
      dict.set(PDFName.of('ColorSpace'), PDFName.of('DeviceRGB'))
      document.context.assign(ref, PDFRawStream.of(dict, new Uint8Array(smaller.data)))
      this.dpi = step.dpi
    }
  }
}

/** A JPEG in grey or colours of screens, which is all of its picture. */
function isPlainJpeg({ dict }: PDFRawStream): boolean {
  const textOf = (name: string) => String(dict.lookup(PDFName.of(name)) ?? '')
  const isMasked = ['SMask', 'Mask', 'Decode'].some((name) => dict.has(PDFName.of(name)))
  const isOfScreens = /^(?:\/Device(?:RGB|Gray)$|\[ \/(?:ICCBased|CalRGB|CalGray)\b)/.test(textOf('ColorSpace'))
  const isJpeg = /^(?:\[ )?\/DCTDecode(?: \])?$/.test(textOf('Filter'))
  return textOf('Subtype') === '/Image' && isJpeg && isOfScreens && !isMasked
}

function encode(
  picture: Sharp,
  { dpi, quality }: { dpi: number; quality: number },
  page: { width: number; height: number },
): Sharp {
  return (
    picture
      .resize(Math.round(page.width * dpi), Math.round(page.height * dpi), { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      // A quarter smaller, but ten times slower: for small pictures.
      .jpeg({ quality, mozjpeg: dpi < steps.first.dpi })
  )
}

async function orBroken<Result>(reading: Promise<Result>): Promise<Result> {
  return reading.catch((error: unknown) => {
    throw error instanceof UnreadableError ? error : unreadable('broken')
  })
}
