import type { Kysely } from 'kysely'
import { lookAhead, PREVIEW_PARAMETER, readPreview } from '../services/content/preview.ts'
import { ServiceError } from '../services/service-error.ts'
import type { Database } from '../store/schema.ts'
import { startLate } from './late-start.ts'
import { contentSecurityPolicy } from './security-headers.ts'

export interface PreviewParts {
  db: Kysely<Database>
  /** Signs the links. */
  secret: string
  mediaBaseUrl: string
}

const HEADERS = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' }
const SCRIPT = /<script type="module"[^>]*>[\s\S]*?<\/script>/g
const BANNER = `<p role="status" style="position:sticky;top:0;z-index:99;margin:0;padding:.75rem 1rem;background:#7a1f1f;color:#fff;font:600 1rem/1.4 system-ui,sans-serif;text-align:center">Preview: this version is not published. Links on this page lead to the published site.</p>`

export function isPreview(url: URL): boolean {
  return url.searchParams.has(PREVIEW_PARAMETER)
}

/**
 * Answers the public page as of a version that a link names. It has no scripts of the site's: they would ask the API, which
 * knows nothing of what is not published.
 * @param render renders the page from the store that it is given
 */
export async function answerPreview(
  { db, secret, mediaBaseUrl }: PreviewParts,
  url: URL,
  render: (db: Kysely<Database>) => Promise<Response>,
): Promise<Response> {
  const ticket = readPreview(secret, url.searchParams.get(PREVIEW_PARAMETER) ?? '', new Date())
  if (!ticket) return plain('This preview link has expired, or is not whole. Make a new one in the staff area.', 403)
  try {
    // The text is read in there: when the look is over, what the page was rendered from has gone.
    const { html, status } = await lookAhead(db, ticket, async (tx) => {
      const page = await render(tx)
      return { html: await page.text(), status: page.status }
    })
    const shown = (startLate(html, url)?.html ?? html).replaceAll(SCRIPT, '').replace(/<body[^>]*>/, (body) => body + BANNER)
    const policy = contentSecurityPolicy(shown, mediaBaseUrl)
    return new Response(shown, { status, headers: { ...HEADERS, 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy } })
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    return plain(`This cannot be shown: ${error.message}`, 409)
  }
}

function plain(text: string, status: number): Response {
  return new Response(text, { status, headers: { ...HEADERS, 'Content-Type': 'text/plain; charset=utf-8' } })
}
