import { sql, type Kysely } from 'kysely'

const TEXTS = ['funder', 'joint_venture']

/** Who pays, the partners of a joint venture, and what a rare unit is called: in each language. */
export async function up(db: Kysely<any>): Promise<void> {
  for (const column of [...TEXTS, 'unit_name'])
    await db.schema.alterTable('project_translation').addColumn(column, 'text').execute()
  for (const column of TEXTS) {
    // A project in Nepali only has its texts in two rows, and these would be nobody's without them.
    const text = sql`(select ${sql.ref(`project.${column}`)} from project
      where project.id = project_translation.project_id)`
    await db
      .updateTable('project_translation')
      .set({ [column]: text })
      .where((eb) =>
        eb.or([
          eb('locale', '=', 'en'),
          eb.exists(
            eb
              .selectFrom('project_translation as english')
              .select(sql`1`.as('one'))
              .whereRef('english.project_id', '=', 'project_translation.project_id')
              .where('english.locale', '=', 'en')
              .whereRef('english.written_in', '=', 'project_translation.locale'),
          ),
        ]),
      )
      .execute()
    await db.schema.alterTable('project').dropColumn(column).execute()
  }
  await moveOfVersions(db)
}

/** In versions without an English title, what stands in English is moved to the language that has one. */
async function moveOfVersions(db: Kysely<any>): Promise<void> {
  const versions = await db
    .selectFrom('content_version')
    .select(['item_id', 'number', 'document'])
    .where('entity', '=', 'projects')
    .where('document', 'like', '%"title":""%')
    .execute()
  for (const { item_id, number, document } of versions) {
    const { title, funder, jointVenture, translations, ...others } = JSON.parse(document)
    if (title || !translations?.ne?.title || !(funder || jointVenture)) continue
    const ne = { ...translations.ne, funder: funder ?? '', jointVenture: jointVenture ?? '' }
    const moved = { ...others, title, funder: '', jointVenture: '', translations: { ...translations, ne } }
    await db
      .updateTable('content_version')
      .set({ document: JSON.stringify(moved) })
      .where('entity', '=', 'projects')
      .where('item_id', '=', item_id)
      .where('number', '=', number)
      .execute()
  }
}
