import type { Kysely } from 'kysely'
import type { Database } from './schema.ts'

/** What a project refers to, each list in the order in which it is shown. */
export interface ProjectLinks {
  pictureIds: number[]
  districtCodes: string[]
  serviceIds: number[]
}

export async function insertProjectLinks(
  db: Kysely<Database>,
  id: number,
  { pictureIds, districtCodes, serviceIds }: ProjectLinks,
): Promise<void> {
  const pictures = pictureIds.map((picture_id, position) => ({ project_id: id, picture_id, position }))
  if (pictures.length > 0) await db.insertInto('project_picture').values(pictures).execute()
  const districts = districtCodes.map((district_code, position) => ({ project_id: id, district_code, position }))
  if (districts.length > 0) await db.insertInto('project_district').values(districts).execute()
  const services = serviceIds.map((service_id, position) => ({ project_id: id, service_id, position }))
  if (services.length > 0) await db.insertInto('project_service').values(services).execute()
}
