import { Hono, type Context } from 'hono'
import { variantWidths } from '../../../contract/picture-variants.ts'
import { isPictureKey, parseFileName, PICTURES_PATH, variantFileName, type PictureFileName } from './picture-address.ts'
import type { PictureFile, PictureFiles } from './picture-files.ts'
import { isUnavailable } from '../process/unavailable.ts'
import { PICTURE_NOT_AVAILABLE } from './picture-not-available.ts'

export const IMMUTABLE = 'public, max-age=31536000, immutable'
export const REVALIDATE = 'no-cache'

type Variant = Exclude<PictureFileName, 'original'>

type Replacement = { key: string; fileName: string; width: number }

/** Until a variant is made, another file stands in. 404 comes with a picture, which crawlers do not keep. */
export function createPictureRoutes(
  pictureFiles: PictureFiles,
  findReplacement: (key: string) => Promise<Replacement | undefined> = async () => undefined,
): Hono {
  const routes = new Hono()
  routes.onError((error, context) => {
    if (!isUnavailable(error)) throw error
    return notAvailable(context, 503)
  })
  routes.get(`${PICTURES_PATH}/:key/:file`, async (context) => {
    const { key, file: name } = context.req.param()
    const wanted = parseFileName(name)
    if (!isPictureKey(key) || !wanted) return notAvailable(context)

    const file = await pictureFiles.findFile(key, name)
    if (file && wanted !== 'original') return answerFile(context, file, key, IMMUTABLE)
    if (await pictureFiles.isBroken(key)) return notAvailable(context)
    if (file) return answerFile(context, file, key, IMMUTABLE)

    const other = wanted === 'original' ? undefined : await findOther(pictureFiles, key, wanted)
    if (other) return answerFile(context, other, key, REVALIDATE)
    const replacement = await findReplacement(key)
    return replacement ? redirectToReplacement(context, replacement, wanted) : notAvailable(context)
  })
  return routes
}

/** The stand-in of a missing variant: the next wider one of the same format, or the original. */
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

/**
 * Answers a file or a range of it (RFC 9110, sections 13 and 14).
 * @param key with the name, what the file contains @param more headers of its kind
 */
export function answerFile(
  context: Context,
  file: PictureFile,
  key: string,
  cacheControl: string,
  more: Record<string, string> = {},
): Response {
  const etag = `"${key}-${file.name}-${file.bytes}"`
  const headers = new Headers({
    'Cache-Control': cacheControl,
    ETag: etag,
    'Last-Modified': file.modifiedAt.toUTCString(),
    'X-Content-Type-Options': 'nosniff',
    // Pages may come from another origin than the media (MEDIA_BASE_URL), and pictures are public.
    'Cross-Origin-Resource-Policy': 'cross-origin',
    ...more,
  })
  if (isUnchanged(context, etag, file.modifiedAt)) return new Response(null, { status: 304, headers })

  headers.set('Accept-Ranges', 'bytes')
  headers.set('Content-Type', file.mediaType)
  if (!headers.has('Content-Disposition')) headers.set('Content-Disposition', 'inline')
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

function redirectToReplacement(
  context: Context,
  { key, fileName, width }: Replacement,
  wanted: PictureFileName,
): Response {
  const widths = variantWidths(width)
  const name =
    wanted === 'original'
      ? fileName
      : variantFileName(widths.find((one) => one >= wanted.width) ?? widths.at(-1)!, wanted.format)
  context.header('Cache-Control', REVALIDATE)
  // A page of another origin with a cross-origin embedder policy checks this header on redirects too.
  context.header('Cross-Origin-Resource-Policy', 'cross-origin')
  return context.redirect(`${PICTURES_PATH}/${key}/${name}`, 302)
}

function notAvailable(context: Context, status: 404 | 503 = 404): Response {
  const headers = {
    'Cache-Control': 'no-store',
    'Content-Type': 'image/svg+xml',
    'X-Content-Type-Options': 'nosniff',
    'Content-Disposition': 'inline',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    // An SVG could run a script if it were opened as a page of its own.
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  }
  return new Response(context.req.method === 'HEAD' ? null : PICTURE_NOT_AVAILABLE, { status, headers })
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
 * Several ranges, an invalid one, or one of another version of the file get the whole file (RFC 9110, section 14.2).
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

function wholeSeconds(time: Date): number {
  return Math.floor(time.getTime() / 1000) * 1000
}
