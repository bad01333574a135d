import type { Kysely } from 'kysely'

/**
 * Gives old addresses the one spelling by which they are looked up, and notes the names of their queries. Where two become
 * the same, one keeps the address: one that has that spelling already, else the newest. Another that leads to the same place
 * goes; one that leads elsewhere stays as it is written, for staff to see.
 */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema.alterTable('redirect').addColumn('query_names', 'text').execute()
  await db.schema.createIndex('redirect_by_query_names').on('redirect').column('query_names').execute()

  const rows = await db.selectFrom('redirect').selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').execute()
  const owners = new Map(rows.map((row) => [row.from_path as string, row]))
  for (const row of rows) {
    const { text, names } = normalAddress(row.from_path)
    const owner = owners.get(text)
    if (owner && owner !== row) {
      const isSame = owner.to_path === row.to_path && owner.entity === row.entity && owner.item_id === row.item_id
      if (isSame) await db.deleteFrom('redirect').where('id', '=', row.id).execute()
      continue
    }
    // It would lead to itself.
    if (row.to_path !== null && normalAddress(row.to_path).text === text) continue
    owners.set(text, row)
    if (text === row.from_path && names === null) continue
    await db.updateTable('redirect').set({ from_path: text, query_names: names }).where('id', '=', row.id).execute()
  }
}

/** As contract/redirect-address.ts had it when this was written: migrations do not change with the code. */
function normalAddress(address: string): { text: string; names: string | null } {
  const [withQuery = ''] = address.split('#', 1)
  const mark = withQuery.indexOf('?')
  const segments = (mark < 0 ? withQuery : withQuery.slice(0, mark)).split('/').map((each) => spell(decode(each), /[%/?#\\\s\p{Cc}]/gu))
  while (segments.length > 2 && segments.at(-1) === '') segments.pop()
  const pairs = Array.from(new URLSearchParams(mark < 0 ? '' : withQuery.slice(mark + 1)), ([name, value]) => ({
    name: spell(name, /[%&=+#\\\s\p{Cc}]/gu),
    value: spell(value, /[%&=+#\\\s\p{Cc}]/gu),
  })).sort((one, other) => (one.name < other.name ? -1 : Number(one.name > other.name)))
  const path = segments.join('/')
  if (pairs.length === 0) return { text: path, names: null }
  return { text: `${path}?${pairs.map(({ name, value }) => `${name}=${value}`).join('&')}`, names: pairs.map(({ name }) => name).join('&') }
}

function spell(text: string, special: RegExp): string {
  return text.normalize('NFC').toWellFormed().replace(special, (character) => encodeURIComponent(character))
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment.replace(/%[0-9a-f]{2}/gi, (code) => code.toUpperCase())
  }
}
