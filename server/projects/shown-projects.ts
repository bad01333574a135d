import type { Db } from '../core/store/schema.ts'

/** Published projects with a picture and a place, counted up to `most`. */
export async function countShownProjects(db: Db, most: number): Promise<number> {
  const rows = await db
    .selectFrom('project')
    .select('id')
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('project_picture').select('project_id').whereRef('project_id', '=', 'project.id')),
    )
    .where(({ or, exists, selectFrom, eb }) =>
      or([
        eb('location_geometry', 'is not', null),
        exists(selectFrom('project_district').select('project_id').whereRef('project_id', '=', 'project.id')),
      ]),
    )
    .limit(most)
    .execute()
  return rows.length
}
