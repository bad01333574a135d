import type { Kysely } from 'kysely'
import type { ListAnswer } from '../../contract/list.ts'
import type { Locale } from '../../contract/locale.ts'
import type { TeamListQuery, TeamMember } from '../../contract/team.ts'
import type { Database } from '../store/schema.ts'
import { countTeamMembers, listTeamMembers, type TeamMemberRow } from '../store/team-members.ts'
import { listAnswer, sliceOf, totalOf } from './paging.ts'
import { loadPictures } from './pictures/pictures.ts'

export async function listTeam(db: Kysely<Database>, query: TeamListQuery): Promise<ListAnswer<TeamMember>> {
  const slice = sliceOf(query)
  const rows = await listTeamMembers(db, query.search, query.locale, slice)
  const [total, members] = await Promise.all([
    totalOf(rows, slice, () => countTeamMembers(db, query.search)),
    toTeamMembers(db, rows, query.locale),
  ])
  return listAnswer(members, total, query)
}

/** Loads their photos with one statement. */
export async function toTeamMembers(
  db: Kysely<Database>,
  rows: TeamMemberRow[],
  locale: Locale,
): Promise<TeamMember[]> {
  const pictureOf = await loadPictures(
    db,
    rows.map((row) => row.photo_picture_id),
    locale,
  )
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    position: row.position ?? '',
    department: row.department ?? '',
    qualifications: row.qualifications ?? '',
    photo: pictureOf(row.photo_picture_id),
    order: row.sort_order,
    locale: row.locale,
  }))
}
