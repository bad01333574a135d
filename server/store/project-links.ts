import type { Kysely } from 'kysely'
import type { Database } from './schema.ts'

/** What a project refers to, each list in the order in which it is shown. */
export interface ProjectLinks {
  pictureIds: number[]
  districtCodes: string[]
  serviceIds: number[]
}

export async function insertProjectLinks(db: Kysely<Database>, id: number, { pictureIds, districtCodes, serviceIds }: ProjectLinks): Promise<void> {
  const pictures = pictureIds.map((picture_id, position) => ({ project_id: id, picture_id, position }))
  if (pictures.length > 0) await db.insertInto('project_picture').values(pictures).execute()
  const districts = districtCodes.map((district_code, position) => ({ project_id: id, district_code, position }))
  if (districts.length > 0) await db.insertInto('project_district').values(districts).execute()
  const services = serviceIds.map((service_id, position) => ({ project_id: id, service_id, position }))
  if (services.length > 0) await db.insertInto('project_service').values(services).execute()
}

/** Has a project refer to these things, and to nothing else. */
export async function replaceProjectLinks(tx: Kysely<Database>, id: number, links: ProjectLinks): Promise<void> {
  for (const table of ['project_picture', 'project_district', 'project_service'] as const) {
    await tx.deleteFrom(table).where('project_id', '=', id).execute()
  }
  await insertProjectLinks(tx, id, links)
}

export async function findProjectLinks(db: Kysely<Database>, id: number): Promise<ProjectLinks> {
  const pictures = await db.selectFrom('project_picture').select('picture_id').where('project_id', '=', id).orderBy('position').execute()
  const districts = await db.selectFrom('project_district').select('district_code').where('project_id', '=', id).orderBy('position').execute()
  const services = await db.selectFrom('project_service').select('service_id').where('project_id', '=', id).orderBy('position').execute()
  return {
    pictureIds: pictures.map(({ picture_id }) => picture_id),
    districtCodes: districts.map(({ district_code }) => district_code),
    serviceIds: services.map(({ service_id }) => service_id),
  }
}

/** The projects that this one is a part of, the nearest first. */
export async function listAncestorIds(db: Kysely<Database>, id: number): Promise<number[]> {
  const ids: number[] = []
  let next: number | null = id
  while (next !== null) {
    const row: { parent_id: number | null } | undefined = await db.selectFrom('project').select('parent_id').where('id', '=', next).executeTakeFirst()
    next = row?.parent_id ?? null
    if (next === null || ids.includes(next)) return ids
    ids.push(next)
  }
  return ids
}

/** Has another project that visitors see this number? */
export async function isCodeInUse(db: Kysely<Database>, code: string, exceptId: number): Promise<boolean> {
  const found = await db.selectFrom('project').select('id').where('code', '=', code).where('id', '!=', exceptId).executeTakeFirst()
  return found !== undefined
}
