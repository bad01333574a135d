const HEADER_LENGTH = 250

/** Invisible characters that reorder text and could disguise a line. */
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** Prevents header injection; keeps joiners, which Nepali words need. */
export function oneLine(text: string): string {
  const line = text
    .replaceAll(DIRECTIONS, '')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
  return line.length > HEADER_LENGTH ? `${line.slice(0, HEADER_LENGTH)}…` : line
}

/** Removes invisible characters. */
export function plainText(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(DIRECTIONS, '')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}

const WHEN = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Kathmandu' })

/** @returns such as 21 November 2026 at 14:45 (Nepal time) */
export function whenInNepal(time: string): string {
  return `${WHEN.format(new Date(time))} (Nepal time)`
}

export function htmlPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:24px;font:16px/1.5 sans-serif;color:#1a1a1a;background:#ffffff">
${body}
</body></html>`
}
