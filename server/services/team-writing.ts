import type { Kysely } from 'kysely'
import type { NewTeamMember, TeamMemberChange, TeamMemberRecord } from '../../contract/team.ts'
import type { Database } from '../store/schema.ts'
import { insertTeamMember } from '../store/team-members.ts'
import {
  deleteTeamMember,
  findTeamMemberRecord,
  getLastTeamOrder,
  replaceTeamMemberTexts,
  updateTeamMember,
  type TeamMemberTexts,
} from '../store/team-member-writes.ts'
import { loadPictures } from './pictures.ts'
import { notFound } from './service-error.ts'
import { refuseStale, requirePicture, writeContent, type WritingDesk } from './writing.ts'

type GivenTexts = Pick<NewTeamMember, 'name' | 'position' | 'department' | 'qualifications'>

/** A member as staff edit it. @throws ServiceError not_found */
export async function getTeamMemberRecord(db: Kysely<Database>, id: number): Promise<TeamMemberRecord> {
  const { row, texts } = await getRecord(db, id)
  const pictureOf = await loadPictures(db, [row.photo_picture_id], 'en')
  const nepali = texts.get('ne')
  return {
    id: row.id,
    ...textsOf(texts.get('en')!),
    photo: pictureOf(row.photo_picture_id),
    photoId: row.photo_picture_id,
    order: row.sort_order,
    locale: 'en',
    version: row.version,
    translations: { ne: nepali ? textsOf(nepali) : null },
  }
}

/** @throws ServiceError invalid */
export function createTeamMember(desk: WritingDesk, given: NewTeamMember): Promise<TeamMemberRecord> {
  return writeContent(desk, async (tx, at) => {
    await requirePicture(tx, 'photoId', given.photoId)
    const ne = given.translations?.ne
    const id = await insertTeamMember(tx, {
      photo_picture_id: given.photoId ?? null,
      sort_order: given.order ?? (await getLastTeamOrder(tx)) + 1,
      created_at: at,
      updated_at: at,
      translations: { en: toRow(given), ...(ne && { ne: toRow(ne) }) },
    })
    return { result: await getTeamMemberRecord(tx, id), deed: { action: 'create', entity: 'team', id, label: given.name } }
  })
}

/** Changes what is given; the rest stays as it is. @throws ServiceError not_found, invalid, conflict for a stale version */
export function changeTeamMember(desk: WritingDesk, id: number, given: TeamMemberChange): Promise<TeamMemberRecord> {
  return writeContent(desk, async (tx, at) => {
    const { row, texts } = await getRecord(tx, id)
    refuseStale(row, given.version)
    await requirePicture(tx, 'photoId', given.photoId)
    await updateTeamMember(tx, id, { photo_picture_id: given.photoId, sort_order: given.order, updated_at: at })
    const before = textsOf(texts.get('en')!)
    const english = {
      name: given.name ?? before.name,
      position: given.position ?? before.position,
      department: given.department ?? before.department,
      qualifications: given.qualifications ?? before.qualifications,
    }
    await replaceTeamMemberTexts(tx, id, 'en', toRow(english))
    const ne = given.translations?.ne
    if (ne !== undefined) await replaceTeamMemberTexts(tx, id, 'ne', ne && toRow(ne))
    return { result: await getTeamMemberRecord(tx, id), deed: { action: 'update', entity: 'team', id, label: english.name } }
  })
}

/** @throws ServiceError not_found */
export function removeTeamMember(desk: WritingDesk, id: number): Promise<{ id: number }> {
  return writeContent(desk, async (tx) => {
    const { texts } = await getRecord(tx, id)
    await deleteTeamMember(tx, id)
    return { result: { id }, deed: { action: 'delete', entity: 'team', id, label: texts.get('en')!.name } }
  })
}

async function getRecord(db: Kysely<Database>, id: number) {
  const record = await findTeamMemberRecord(db, id)
  if (!record) throw notFound('Team member')
  return record
}

function textsOf({ name, position, department, qualifications }: TeamMemberTexts) {
  return { name, position: position ?? '', department: department ?? '', qualifications: qualifications ?? '' }
}

/** As the store has them: nothing where there is nothing, so that English stands in. */
function toRow({ name, position, department, qualifications }: GivenTexts): TeamMemberTexts {
  return { name, position: position || null, department: department || null, qualifications: qualifications || null }
}
