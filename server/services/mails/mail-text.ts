/** Longest text of one header, in characters. */
const HEADER_LENGTH = 250

/** What is seen as no letter and turns the direction of those around it: it could make a line say something else. */
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/**
 * A text of a visitor as part of a header: in one line, so that it can begin no header of its own. Joiners stay, which
 * Nepali words need.
 */
export function oneLine(text: string): string {
  const line = text
    .replaceAll(DIRECTIONS, '')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
  return line.length > HEADER_LENGTH ? `${line.slice(0, HEADER_LENGTH)}…` : line
}

/** A text of a visitor of any number of lines, without what no reader shows. */
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

/** @param time UTC ISO text @returns such as 21 November 2026 at 14:45 (Nepal time) */
export function whenInNepal(time: string): string {
  return `${WHEN.format(new Date(time))} (Nepal time)`
}

/** A mail's whole HTML part. @param body HTML */
export function htmlPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:24px;font:16px/1.5 sans-serif;color:#1a1a1a;background:#ffffff">
${body}
</body></html>`
}
