import type { Kysely } from 'kysely'
import type { Locale } from '../../../contract/locale.ts'
import { among } from '../../core/store/engine.ts'
import { selectProjects } from './projects.ts'
import type { Database } from '../../core/store/schema.ts'

/** Those whose location is public, in the order of lists. @param districts codes; undefined: everywhere */
export async function listLocatedProjects(
  db: Kysely<Database>,
  locale: Locale,
  limit: number,
  districts?: readonly string[],
) {
  return selectProjects(db, locale)
    .select((eb) => eb.ref('project.location_geometry').$notNull().as('location_geometry'))
    .where('project.location_visibility', '=', 'public')
    .where('project.location_geometry', 'is not', null)
    .$if(districts !== undefined, (query) =>
      query.where('project.id', 'in', (eb) =>
        eb
          .selectFrom('project_district')
          .select('project_id')
          .where(among(db, 'district_code', districts!)),
      ),
    )
    .orderBy('project.sort_order')
    .orderBy('project.id')
    .limit(limit)
    .execute()
}

export async function countLocatedProjects(db: Kysely<Database>): Promise<number> {
  const { rows } = await db
    .selectFrom('project')
    .select((eb) => eb.fn.countAll<number>().as('rows'))
    .where('location_visibility', '=', 'public')
    .where('location_geometry', 'is not', null)
    .executeTakeFirstOrThrow()
  return rows
}
