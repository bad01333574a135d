import type { NewTeamMember, TeamMemberChange, TeamMemberDocument } from '../../../../contract/team.ts'
import { deleteRecord, findRecord, listRecordIds, putRecord, setRecordPosition } from '../../../store/records.ts'
import { loadPictures } from '../../pictures/pictures.ts'
import type { ContentKind } from '../kind.ts'
import { changedNepali, filled, requirePicture, stored } from '../parts.ts'

type Texts = Pick<TeamMemberDocument, 'name' | 'position' | 'department' | 'qualifications'>

export const teamKind: ContentKind<TeamMemberDocument, NewTeamMember & TeamMemberChange> = {
  entity: 'teams',
  noun: 'Team member',
  publishesAtOnce: true,
  hasOrder: true,

  async complete(_tx, given, before) {
    const ne = changedNepali(given.translations, before?.translations)
    return {
      ...textsOf({ ...before, ...given, name: given.name ?? before!.name }),
      photoId: given.photoId === undefined ? (before?.photoId ?? null) : given.photoId,
      translations: { ne: ne && textsOf(ne) },
    }
  },

  check: (tx, { photoId }) => requirePicture(tx, 'photoId', photoId),

  async read(db, id) {
    const record = await findRecord(db, 'team_member', id)
    if (!record) return undefined
    const { row, en, ne } = record
    const document = { ...textsOf(en), photoId: row.photo_picture_id, translations: { ne: ne ? textsOf(ne) : null } }
    return { document, position: row.sort_order, createdAt: row.created_at, updatedAt: row.updated_at }
  },

  listIds: (db) => listRecordIds(db, 'team_member'),

  put(tx, id, { photoId, translations: { ne }, ...texts }, { position, createdAt, updatedAt }) {
    const row = { photo_picture_id: photoId, sort_order: position, created_at: createdAt, updated_at: updatedAt }
    return putRecord(tx, 'team_member', id, row, { en: { ...stored(texts), name: texts.name }, ne: ne ? { ...stored(ne), name: ne.name } : undefined })
  },

  remove: (tx, id) => deleteRecord(tx, 'team_member', id),
  place: (tx, id, position) => setRecordPosition(tx, 'team_member', id, position),

  describe({ name, position, department, qualifications, photoId, translations: { ne } }) {
    const gaps = [photoId === null && 'picture', !position && 'position', !ne && 'nepali']
    return {
      title: name,
      titleNe: ne?.name ?? null,
      group: department || null,
      pictureId: photoId,
      gaps: gaps.filter((gap) => gap !== false),
      words: [position, department, qualifications, ne?.position, ne?.department],
    }
  },

  path: async () => '/about/teams',

  async present(db, { photoId }) {
    return { photo: (await loadPictures(db, [photoId], 'en'))(photoId), locale: 'en' }
  },
}

function textsOf({ name, position, department, qualifications }: { name: string } & { [Field in Exclude<keyof Texts, 'name'>]?: string | null | undefined }): Texts {
  return { name, ...filled({ position, department, qualifications }) }
}
