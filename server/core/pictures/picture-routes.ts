import { Hono, type Context } from 'hono'
import { NOTHING_RUNS } from '../http/security-headers.ts'
import { VARIANT_SIZES, variantWidths } from '../../../contract/pictures/picture-variants.ts'
import { isPictureKey, parseFileName, PICTURES_PATH, variantFileName, type PictureFileName } from './picture-address.ts'
import type { PictureFile, PictureFiles } from './picture-files.ts'
import { isUnavailable } from '../process/unavailable.ts'

/** Contour lines and a text near the middle, so that any crop shows it. */
export const PICTURE_NOT_AVAILABLE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800" width="1200" height="800" preserveAspectRatio="xMidYMid slice" role="img" aria-labelledby="t">
<title id="t">Picture not available</title>
<style>.g{fill:#f7f4ee}.l{fill:none;stroke:#d9d2c4;stroke-width:2.5}.h{stroke:#7f917b}.w{fill:#55605b;stroke:#f7f4ee;stroke-width:28;stroke-linejoin:round;paint-order:stroke}
@media(prefers-color-scheme:dark){.g{fill:#151a19}.l{stroke:#39423f}.h{stroke:#5f7060}.w{fill:#b3bbb4;stroke:#151a19}}</style>
<path class="g" d="M0 0h1200v800H0z"/>
<path class="l h" d="M707 330C708 337 695 348 685 353C676 358 661 362 649 363C638 363 625 360 615 356C605 353 595 348 589 341C584 335 580 325 583 317C586 310 595 297 606 294C617 292 635 302 647 304C659 307 668 306 678 311C688 315 705 323 707 330z"/>
<path class="l" d="M769 337C771 352 743 373 723 385C703 396 673 405 649 406C625 407 598 399 577 391C556 384 536 374 524 360C513 347 503 327 509 310C515 294 536 268 559 263C582 259 620 278 645 283C670 289 687 288 708 297C729 306 767 322 769 337z"/>
<path class="l" d="M835 344C838 367 791 399 759 417C728 436 684 451 647 453C609 455 567 441 534 429C502 417 470 401 452 380C433 359 416 327 425 302C434 277 470 237 506 230C542 223 601 251 640 260C678 268 705 267 738 282C770 296 831 321 835 344z"/>
<path class="l" d="M907 351C912 382 842 427 798 453C754 478 695 502 643 505C591 508 531 486 485 469C440 452 397 431 371 401C345 372 316 326 329 292C342 257 396 202 447 192C498 182 579 220 633 232C686 244 723 244 769 264C815 284 902 320 907 351z"/>
<path class="l" d="M986 358C992 399 897 457 839 491C781 525 706 558 638 562C570 566 490 536 431 513C372 490 317 462 282 423C247 384 204 324 221 279C237 234 315 165 382 152C450 139 554 184 624 200C695 215 742 218 802 244C863 270 980 317 986 358z"/>
<path class="l h" d="M1076 365C1084 417 960 489 887 532C813 576 720 620 633 625C547 630 445 591 371 562C296 532 231 497 186 447C141 397 77 320 98 264C119 207 225 123 312 107C398 90 528 144 617 163C705 182 765 187 841 221C918 255 1068 313 1076 365z"/>
<path class="l" d="M1177 372C1186 436 1033 524 941 578C850 632 737 688 631 694C525 701 397 652 305 615C214 578 140 534 83 472C26 411 -64 314 -38 245C-12 176 129 78 237 57C345 36 502 97 610 120C718 143 792 152 886 194C980 236 1168 308 1177 372z"/>
<path class="l" d="M1292 379C1303 456 1117 563 1007 628C897 694 759 763 631 771C502 779 345 720 235 675C125 630 44 574 -27 499C-98 424 -221 306 -190 223C-159 140 24 26 157 1C290 -24 476 44 606 71C737 98 826 112 940 163C1055 215 1281 302 1292 379z"/>
<path class="l" d="M1425 386C1438 479 1218 607 1087 685C955 764 790 846 635 855C480 865 289 797 159 742C29 688 -59 619 -145 528C-232 437 -396 295 -360 196C-324 98 -89 -31 73 -62C234 -92 451 -17 607 14C762 46 871 65 1007 127C1143 189 1412 293 1425 386z"/>
<path class="l" d="M1575 393C1591 504 1337 656 1182 749C1027 841 828 937 644 948C460 960 231 882 79 818C-74 753 -166 668 -270 559C-375 451 -590 281 -547 166C-505 51 -209 -95 -16 -131C177 -167 427 -86 611 -49C795 -13 927 11 1088 85C1248 159 1560 282 1575 393z"/>
<text class="w" x="600" y="522" text-anchor="middle" font-family="'Noto Sans',system-ui,sans-serif" font-size="52">Picture not available</text>
</svg>`

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

/** The stand-in of a missing variant: the next wider one of the same format, or the original; of another width, the widest. */
async function findOther(files: PictureFiles, key: string, { width, format }: Variant) {
  const made = (await files.listVariants(key))
    .map((name) => parseFileName(name) as Variant)
    .filter((variant) => variant.format === format)
    .toSorted((one, other) => one.width - other.width)
  const wider = made.filter((variant) => variant.width > width)
  const others = VARIANT_SIZES.widths.includes(width) ? wider : [...wider, ...made.slice(-1)]
  for (const variant of others) {
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

function redirectToReplacement(context: Context, { key, fileName, width }: Replacement, wanted: PictureFileName) {
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
    'Content-Security-Policy': `${NOTHING_RUNS}; style-src 'unsafe-inline'; sandbox`,
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
