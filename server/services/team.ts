import type { Kysely } from 'kysely'
import type { ListAnswer } from '../../contract/list.ts'
import type { TeamListQuery, TeamMember } from '../../contract/team.ts'
import type { Database } from '../store/schema.ts'
import { countTeamMembers, listTeamMembers } from '../store/team-members.ts'
import { listAnswer, sliceOf, totalOf } from './paging.ts'
import { loadPictures } from './pictures/pictures.ts'

export async function listTeam(db: Kysely<Database>, query: TeamListQuery): Promise<ListAnswer<TeamMember>> {
  const slice = sliceOf(query)
  const rows = await listTeamMembers(db, query.search, query.locale, slice)
  const [total, pictureOf] = await Promise.all([
    totalOf(rows, slice, () => countTeamMembers(db, query.search)),
    loadPictures(
      db,
      rows.map((row) => row.photo_picture_id),
      query.locale,
    ),
  ])
  const members = rows.map((row) => ({
    id: row.id,
    name: row.name,
    position: row.position ?? '',
    department: row.department ?? '',
    qualifications: row.qualifications ?? '',
    photo: pictureOf(row.photo_picture_id),
    order: row.sort_order,
    locale: row.locale,
  }))
  return listAnswer(members, total, query)
}
