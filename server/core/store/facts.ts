import type { Db } from './schema.ts'

/** JSON of what an extra shows at the foot of every page (site/foot.ts). Read with the statement for every page. */
export const FOOT_FACT = 'foot'

export async function findFact(db: Db, name: string): Promise<string | undefined> {
  const row = await db.selectFrom('store_fact').select('value').where('name', '=', name).executeTakeFirst()
  return row?.value
}

/** Inserts a fact once. Returns the stored value, which may be another process's. */
export async function insertFactOnce(db: Db, name: string, value: string): Promise<string> {
  await db
    .insertInto('store_fact')
    .values({ name, value })
    .onConflict((on) => on.column('name').doNothing())
    .execute()
  return (await findFact(db, name)) ?? value
}

export async function replaceFact(db: Db, name: string, value: string): Promise<void> {
  await db
    .insertInto('store_fact')
    .values({ name, value })
    .onConflict((on) => on.column('name').doUpdateSet({ value }))
    .execute()
}

/** @param value the fact stays if it has another one; undefined: any */
export async function deleteFact(db: Db, name: string, value?: string): Promise<void> {
  const fact = db.deleteFrom('store_fact').where('name', '=', name)
  await (value === undefined ? fact : fact.where('value', '=', value)).execute()
}
