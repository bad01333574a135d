import type { Kysely } from 'kysely'

const WRONG = '</nothing>'
const TEXTS = [
  ['news_translation', 'description'],
  ['project_translation', 'description'],
  ['service_translation', 'description'],
  ['page_translation', 'body'],
] as const
const DOCUMENTS = [
  ['page', 'blocks'],
  ['page', 'sections'],
  ['site_page', 'blocks'],
  ['menu', 'header'],
  ['menu', 'footer'],
  ['form_state', 'document'],
  ['content_version', 'document'],
] as const
/** In the activity log, since bold text and links may end elsewhere than their author meant. */
const ASKED = 'a wrong closing tag was mended: look where bold text and links end'

/**
 * The former cleaner wrote `</nothing>` in place of another element's end, so that the element ran on. It stands where the
 * innermost element ended.
 */
export async function up(db: Kysely<any>): Promise<void> {
  const items = await db
    .selectFrom('content_item as item')
    .innerJoin('content_version as version', (join) =>
      join.onRef('version.entity', '=', 'item.entity').onRef('version.item_id', '=', 'item.item_id'),
    )
    .select(['item.entity', 'item.item_id', 'item.title'])
    .distinct()
    .where('version.document', 'like', `%${WRONG}%`)
    .execute()
  for (const [table, column] of TEXTS) await mendIn(db, table, column, mend)
  for (const [table, column] of DOCUMENTS)
    await mendIn(db, table, column, (text) =>
      JSON.stringify(JSON.parse(text, (_, value) => (typeof value === 'string' ? mend(value) : value))),
    )
  if (items.length === 0) return
  const entry = { at: new Date().toISOString(), staff_email: 'update of the software', action: 'update' }
  for (const { entity, item_id, title } of items) {
    const values = { ...entry, entity, entity_id: String(item_id), label: `${title}: ${ASKED}` }
    await db.insertInto('audit_entry').values(values).execute()
  }
  const raised = db.updateTable('content_revision').set((eb) => ({ revision: eb('revision', '+', 1) }))
  await raised.execute()
}

async function mendIn(db: Kysely<any>, table: string, column: string, mended: (text: string) => string): Promise<void> {
  const rows = await db.selectFrom(table).select(column).distinct().where(column, 'like', `%${WRONG}%`).execute()
  for (const { [column]: text } of rows)
    await db
      .updateTable(table)
      .set({ [column]: mended(text) })
      .where(column, '=', text)
      .execute()
}

function mend(html: string): string {
  if (!html.includes(WRONG)) return html
  const open: string[] = []
  return html.replaceAll(/<(\/?)([a-z][a-z0-9]{0,15})(?![a-z0-9])[^<>]*>/g, (tag, slash: string, name: string) => {
    if (name === 'br' || name === 'img') return tag
    if (slash === '') open.push(name)
    else if (name === 'nothing') return open.length > 0 ? `</${open.pop()}>` : ''
    else if (open.includes(name)) open.length = open.lastIndexOf(name)
    return tag
  })
}
