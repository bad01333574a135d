import { sql, type Kysely } from 'kysely'

/** Units that say without doubt what is measured, and how many of the measure's own unit one is. Other sizes stay texts. */
const UNITS: Record<string, { measure: string; of: number }> = {
  MW: { measure: 'capacity', of: 1 },
  'MW peak': { measure: 'capacity', of: 1 },
  kW: { measure: 'capacity', of: 0.001 },
  'kW peak': { measure: 'capacity', of: 0.001 },
  km: { measure: 'length', of: 1 },
  'km of road': { measure: 'length', of: 1 },
  'm span': { measure: 'span', of: 1 },
  ha: { measure: 'area', of: 1 },
  'm²': { measure: 'floorArea', of: 1 },
  storeys: { measure: 'storeys', of: 1 },
}

interface Size {
  amount: number
  unit: string
}

/**
 * A size with such a unit also becomes a quantity, so that projects can be found by it: in the rows that visitors read,
 * and in every version, each from its own size, so that no history shows a change that nobody made.
 */
export async function up(db: Kysely<any>): Promise<void> {
  const projects = await db.selectFrom('project').select(['id', 'size_amount', 'size_unit']).execute()
  const known = await db.selectFrom('project_quantity').select('project_id').execute()
  const measured = new Set(known.map(({ project_id: id }) => id))
  const rows = projects.flatMap(({ id, size_amount: amount, size_unit: unit }) =>
    measured.has(id) || amount === null || unit === null
      ? []
      : quantitiesOf({ amount, unit }).map((quantity) => ({ project_id: id, position: 0, ...quantity })),
  )
  for (const row of rows) await db.insertInto('project_quantity').values(row).execute()
  const versions = await db
    .selectFrom('content_version')
    .select(['item_id', 'number', 'document'])
    .where('entity', '=', 'projects')
    .where('document', 'like', '%"size":{%')
    .execute()
  for (const { item_id: id, number, document } of versions) {
    const read = JSON.parse(document) as { size: Size; quantities?: unknown[] }
    const quantities = quantitiesOf(read.size)
    if (read.quantities !== undefined || quantities.length === 0) continue
    await db
      .updateTable('content_version')
      .set({ document: JSON.stringify({ ...read, quantities }) })
      .where('entity', '=', 'projects')
      .where('item_id', '=', id)
      .where('number', '=', number)
      .execute()
  }
  if (rows.length > 0) await sql`update content_revision set revision = revision + 1`.execute(db)
}

function quantitiesOf({ amount, unit }: Size): { measure: string; amount: number }[] {
  const known = Object.hasOwn(UNITS, unit) ? UNITS[unit] : undefined
  // 46 kW are 0.046 MW, not 0.046000000000000006.
  return known ? [{ measure: known.measure, amount: Number((amount * known.of).toPrecision(12)) }] : []
}
