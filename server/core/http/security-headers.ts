import { createHash } from 'node:crypto'
import { VIDEO_PLAYERS } from '../../../contract/blocks/video.ts'

const GUARDS = { 'X-Content-Type-Options': 'nosniff' } as const

export const NOTHING_RUNS = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
/** Viewers of PDF need these, and show nothing in a sandbox: https://crbug.com/271452, https://crbug.com/41131921 */
export const DEFAULT_POLICY = `${NOTHING_RUNS}; style-src 'unsafe-inline'; object-src 'self'`

const DOCUMENT_GUARDS = {
  'Content-Security-Policy': DEFAULT_POLICY,
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), browsing-topics=()',
} as const

/** Parts of pages, which should add few header bytes to the first view. */
const PART_OF_A_PAGE = /^(?:font\/|image\/(?!svg)|text\/(?:css|javascript))/

export function securityHeaders(contentType: string | null): Record<string, string> {
  return contentType && PART_OF_A_PAGE.test(contentType) ? GUARDS : { ...GUARDS, ...DOCUMENT_GUARDS }
}

/** Frames: those of videos. On every page, since a visitor comes to one with a video from any other without a new document. */
const SITE_SOURCES = { style: `'unsafe-inline'`, img: 'data:', frame: Object.values(VIDEO_PLAYERS).join(' ') }

/** Allows scripts by hash, since a nonce would prevent caching. @param more sources of sheets and pictures besides the site, and of frames */
export function contentSecurityPolicy(scripts: readonly string[], mediaBaseUrl: string, more = SITE_SOURCES): string {
  const hashes = scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  const pictures = mediaBaseUrl ? ` ${new URL(mediaBaseUrl).origin}` : ''
  return [
    `default-src 'self'`,
    `script-src 'self' ${hashes.join(' ')}`.trimEnd(),
    `style-src 'self' ${more.style}`,
    `img-src 'self' ${more.img}${pictures}`,
    `frame-src ${more.frame}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ')
}
