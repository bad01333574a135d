import { ADDRESSES } from '../addresses.ts'
import { CONTENT_BOUNDS } from '../limits.ts'
import { line, picture, plainText } from './field.ts'
import { defineKind } from './kind.ts'

export const teamMemberKind = defineKind({
  entity: 'teams',
  table: 'team_member',
  schema: 'TeamMember',
  noun: 'Team member',
  singular: { en: 'Team member', ne: 'टोली सदस्य' },
  plural: { en: 'Team', ne: 'टोली' },
  menu: 'content',
  title: 'name',
  group: 'department',
  picture: 'photoId',
  publishesAtOnce: true,
  isConfirmed: true,
  hasOrder: true,
  path: ADDRESSES.team.path,
  fragment: 'person',
  list: { columns: ['group'] },
  fields: {
    name: line({ label: { en: 'Name', ne: 'नाम' }, bound: CONTENT_BOUNDS.name, isTranslated: true, isRequired: true }),
    position: line({
      label: { en: 'Position', ne: 'पद' },
      bound: CONTENT_BOUNDS.short,
      isTranslated: true,
      isSearched: true,
      gap: 'position',
    }),
    department: line({
      label: { en: 'Department', ne: 'विभाग' },
      bound: CONTENT_BOUNDS.short,
      isTranslated: true,
      isSearched: true,
    }),
    qualifications: plainText({
      label: { en: 'Qualifications', ne: 'योग्यता' },
      help: { en: 'Such as MSc Structural Engineering, Pulchowk', ne: 'जस्तै स्नातकोत्तर, संरचना इन्जिनियरिङ, पुल्चोक' },
      bound: CONTENT_BOUNDS.summary,
      isTranslated: true,
      isSearched: true,
    }),
    photoId: picture({ label: { en: 'Photo', ne: 'फोटो' }, column: 'photo_picture_id', gap: 'picture' }),
  },
})
