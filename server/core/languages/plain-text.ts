const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

/** The text of HTML from the allow-list of html.ts, in one line. */
export function htmlToText(html: string): string {
  const text = html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(?:#(\d{1,7})|([a-z]+));/g, (entity, code?: string, name?: string) => {
      if (code !== undefined) return Number(code) <= 0x10ffff ? String.fromCodePoint(Number(code)) : entity
      return ENTITIES[name ?? ''] ?? entity
    })
  return text.replace(/\s+/g, ' ').trim()
}
