import type { Kysely } from 'kysely'

/**
 * Gives old addresses the one spelling by which they are looked up, and notes the names of their queries. Where two become
 * the same, the one keeps the address which led visitors until now, else the newest. Another that leads to the same place
 * goes; one that leads elsewhere keeps a spelling that is never looked up, for staff to see.
 */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema.alterTable('redirect').addColumn('query_names', 'text').execute()
  await db.schema.createIndex('redirect_by_query_names').on('redirect').column('query_names').execute()

  const rows = await db.selectFrom('redirect').selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').execute()
  for (const [text, alike] of Map.groupBy(rows, (row) => normalAddress(row.from_path).text)) {
    const winner = alike.find(({ from_path }) => hasLed(from_path)) ?? alike[0]!
    // It would lead to itself.
    if (winner.to_path !== null && normalAddress(winner.to_path).text === text) continue
    for (const row of alike.filter((each) => each !== winner)) {
      const isSame = row.to_path === winner.to_path && row.entity === winner.entity && row.item_id === winner.item_id
      const one = db.updateTable('redirect').where('id', '=', row.id)
      if (isSame) await db.deleteFrom('redirect').where('id', '=', row.id).execute()
      // The space makes it another than the winner's, which is changed below.
      else if (row.from_path === text) await one.set({ from_path: `${winner.from_path} ` }).execute()
    }
    const changes = { from_path: text, query_names: normalAddress(text).names }
    if (text !== winner.from_path) await db.updateTable('redirect').set(changes).where('id', '=', winner.id).execute()
  }
}

/** Old addresses were compared with the path as browsers send it: percent-encoded, in upper case. */
function hasLed(path: string): boolean {
  return new URL(path, 'http://this.site').pathname.replace(/%../g, (code) => code.toUpperCase()) === path
}

/** As contract/redirect-address.ts had it when this was written: migrations do not change with the code. */
function normalAddress(address: string): { text: string; names: string | null } {
  const [withQuery = ''] = address.split('#', 1)
  const mark = withQuery.indexOf('?')
  const segments = (mark < 0 ? withQuery : withQuery.slice(0, mark))
    .split('/')
    .map((each) => spell(decode(each), /[%/?#\\\s\p{Cc}]/gu))
  while (segments.length > 2 && segments.at(-1) === '') segments.pop()
  const pairs = Array.from(new URLSearchParams(mark < 0 ? '' : withQuery.slice(mark + 1)), ([name, value]) => ({
    name: spell(name, /[%&=+#\\\s\p{Cc}]/gu),
    value: spell(value, /[%&=+#\\\s\p{Cc}]/gu),
  })).sort((one, other) => (one.name < other.name ? -1 : Number(one.name > other.name)))
  const path = segments.join('/')
  if (pairs.length === 0) return { text: path, names: null }
  return {
    text: `${path}?${pairs.map(({ name, value }) => `${name}=${value}`).join('&')}`,
    names: pairs.map(({ name }) => name).join('&'),
  }
}

function spell(text: string, special: RegExp): string {
  return text
    .normalize('NFC')
    .toWellFormed()
    .replace(special, (character) => encodeURIComponent(character))
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment.replace(/%[0-9a-f]{2}/gi, (code) => code.toUpperCase())
  }
}
