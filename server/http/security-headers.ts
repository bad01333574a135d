import { createHash } from 'node:crypto'

/** Headers of every answer. */
const GUARDS = { 'X-Content-Type-Options': 'nosniff' } as const

/** Headers of what may be shown as a page of its own. */
const DOCUMENT_GUARDS = {
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), browsing-topics=()',
} as const

/** Fonts, scripts, sheets and photographs are parts of pages, which should weigh no more than they must in a first view. */
const PART_OF_A_PAGE = /^(?:font\/|image\/(?!svg)|text\/(?:css|javascript))/

/** @param contentType of the answer that the headers are for; null when it has none */
export function securityHeaders(contentType: string | null): Record<string, string> {
  return contentType && PART_OF_A_PAGE.test(contentType) ? GUARDS : { ...GUARDS, ...DOCUMENT_GUARDS }
}

/**
 * The content security policy of one page. Inline scripts are allowed by their hashes, so that the page can be kept
 * in a cache, which a nonce would forbid. Styles may stand in the page: the one sheet is inlined, and pictures carry
 * their placeholder colour.
 * @param scripts the texts of the inline scripts that the site has written itself (page-scripts.ts)
 * @param mediaBaseUrl where pictures come from when that is not the site itself
 */
export function contentSecurityPolicy(scripts: readonly string[], mediaBaseUrl: string): string {
  const hashes = scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  const pictures = mediaBaseUrl ? ` ${new URL(mediaBaseUrl).origin}` : ''
  return [
    `default-src 'self'`,
    `script-src 'self' ${hashes.join(' ')}`.trimEnd(),
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data:${pictures}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ')
}
