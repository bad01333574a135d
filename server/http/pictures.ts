import { Hono, type Context } from 'hono'
import { variantWidths } from '../../contract/picture-variants.ts'
import {
  isPictureKey,
  parseFileName,
  PICTURES_PATH,
  variantFileName,
  type PictureFileName,
} from '../media/picture-address.ts'
import type { PictureFile, PictureFiles } from '../media/picture-files.ts'
import { PICTURE_NOT_AVAILABLE } from '../media/picture-not-available.ts'

/** A file never changes under its address: the key stands for the very bytes of the original. */
const FOR_EVER = 'public, max-age=31536000, immutable'
/** Another file in a variant's place: asked for again each time, answered 304 until the variant is there. */
const FOR_NOW = 'no-cache'

type Variant = Exclude<PictureFileName, 'original'>

/** The picture whose former key an address has. */
type Replacement = { key: string; fileName: string; width: number }

/**
 * Serves originals and variants of pictures at `/media/pictures/{key}/{file}`. While a variant is not made yet, a wider one or
 * the original is answered in its place, so that pages work from the first minute. What is unknown or cannot be decoded is answered 404
 * with a picture that says so: browsers show it, and no crawler keeps it.
 * @param findReplacement where the addresses of a file lead that was replaced
 */
export function createPictureRoutes(
  pictureFiles: PictureFiles,
  findReplacement: (key: string) => Promise<Replacement | undefined> = async () => undefined,
): Hono {
  const routes = new Hono()
  // Hono answers HEAD by the same handler.
  routes.get(`${PICTURES_PATH}/:key/:file`, async (context) => {
    const { key, file: name } = context.req.param()
    const wanted = parseFileName(name)
    if (!isPictureKey(key) || !wanted) return notAvailable(context)

    const file = await pictureFiles.findFile(key, name)
    if (file && wanted !== 'original') return answer(context, file, key, FOR_EVER)
    if (await pictureFiles.isBroken(key)) return notAvailable(context)
    if (file) return answer(context, file, key, FOR_EVER)

    const other = wanted === 'original' ? undefined : await findOther(pictureFiles, key, wanted)
    if (other) return answer(context, other, key, FOR_NOW)
    const replacement = await findReplacement(key)
    return replacement ? lead(context, replacement, wanted) : notAvailable(context)
  })
  return routes
}

/** In the place of a variant that is not there: the next wider one of the same format, or the original. */
async function findOther(
  files: PictureFiles,
  key: string,
  { width, format }: Variant,
): Promise<PictureFile | undefined> {
  const wider = (await files.listVariants(key))
    .map((name) => parseFileName(name) as Variant)
    .filter((variant) => variant.format === format && variant.width > width)
    .toSorted((one, other) => one.width - other.width)
  for (const variant of wider) {
    const file = await files.findFile(key, variantFileName(variant.width, format))
    if (file) return file
  }
  return files.findOriginal(key)
}

/** Answers a file, or as much of it as was asked for (RFC 9110, sections 13 and 14). */
function answer(context: Context, file: PictureFile, key: string, cacheControl: string): Response {
  const etag = `"${key}-${file.name}-${file.bytes}"`
  const headers = new Headers({
    'Cache-Control': cacheControl,
    ETag: etag,
    'Last-Modified': file.modifiedAt.toUTCString(),
    'X-Content-Type-Options': 'nosniff',
    // Pages may come from another origin than the media (MEDIA_BASE_URL), and pictures are public.
    'Cross-Origin-Resource-Policy': 'cross-origin',
  })
  if (isUnchanged(context, etag, file.modifiedAt)) return new Response(null, { status: 304, headers })

  headers.set('Accept-Ranges', 'bytes')
  headers.set('Content-Type', file.mediaType)
  headers.set('Content-Disposition', 'inline')
  const isHead = context.req.method === 'HEAD'
  const range = isHead ? undefined : readRange(context, etag, file)
  if (range === 'unsatisfiable') {
    headers.set('Content-Range', `bytes */${file.bytes}`)
    headers.delete('Content-Type')
    return new Response(null, { status: 416, headers })
  }
  headers.set('Content-Length', String(range ? range.end - range.start + 1 : file.bytes))
  if (range) headers.set('Content-Range', `bytes ${range.start}-${range.end}/${file.bytes}`)
  return new Response(isHead ? null : file.stream(range), { status: range ? 206 : 200, headers })
}

/** Leads to the same file of the picture as it is now; of a variant, to the one that is as wide or the next wider one. */
function lead(context: Context, { key, fileName, width }: Replacement, wanted: PictureFileName): Response {
  const widths = variantWidths(width)
  const name =
    wanted === 'original'
      ? fileName
      : variantFileName(widths.find((one) => one >= wanted.width) ?? widths.at(-1)!, wanted.format)
  context.header('Cache-Control', FOR_NOW)
  // A page of another origin that checks the policy of what it embeds checks this answer too.
  context.header('Cross-Origin-Resource-Policy', 'cross-origin')
  return context.redirect(`${PICTURES_PATH}/${key}/${name}`, 302)
}

function notAvailable(context: Context): Response {
  const headers = {
    'Cache-Control': 'no-store',
    'Content-Type': 'image/svg+xml',
    'X-Content-Type-Options': 'nosniff',
    'Content-Disposition': 'inline',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    // The one answer here that could hold a script, if it were opened as a page of its own.
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  }
  return new Response(context.req.method === 'HEAD' ? null : PICTURE_NOT_AVAILABLE, { status: 404, headers })
}

function isUnchanged(context: Context, etag: string, modifiedAt: Date): boolean {
  const tags = context.req.header('If-None-Match')
  if (tags !== undefined) {
    return tags.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag)
  }
  const since = Date.parse(context.req.header('If-Modified-Since') ?? '')
  return wholeSeconds(modifiedAt) <= since
}

type Range = { start: number; end: number }

/**
 * The one range that was asked for. Several ranges, and what is no range at all, are answered with the whole file, as the
 * standard allows; so is a range of another version of the file.
 */
function readRange(context: Context, etag: string, file: PictureFile): Range | 'unsatisfiable' | undefined {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(context.req.header('Range') ?? '') ?? []
  if (first === undefined || last === undefined || first + last === '') return undefined
  const version = context.req.header('If-Range')
  if (version !== undefined && version !== etag && Date.parse(version) !== wholeSeconds(file.modifiedAt))
    return undefined

  const end = file.bytes - 1
  if (first === '') return last === '0' ? 'unsatisfiable' : { start: Math.max(0, file.bytes - Number(last)), end }
  const start = Number(first)
  if (last !== '' && Number(last) < start) return undefined
  if (start > end) return 'unsatisfiable'
  return { start, end: last === '' ? end : Math.min(Number(last), end) }
}

/** HTTP's dates have no fractions of a second. */
function wholeSeconds(time: Date): number {
  return Math.floor(time.getTime() / 1000) * 1000
}
