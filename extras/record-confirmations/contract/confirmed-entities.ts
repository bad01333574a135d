import { fieldsOf } from '../../../contract/fields/kind.ts'
import { CONTENT_ENTITIES, kindOf, type ContentEntity } from '../../../contract/kinds/index.ts'

/** The kinds whose items somebody of the firm confirms (`isConfirmed` of their declaration). */
export const CONFIRMED_ENTITIES = CONTENT_ENTITIES.filter((entity) => kindOf(entity).isConfirmed === true)

/** Faults of a record, the first to mend first; the board groups by them. */
export const HEALTH_FAULTS = ['correction', 'public', 'check', 'owner', 'bids'] as const
export type HealthFault = (typeof HEALTH_FAULTS)[number]

/** Days for which a mailed link is valid. */
export const LINK_DAYS = 30
/** To one person, in 24 hours. */
export const MAILS_A_DAY = 20
export const CORRECTION_LENGTH = 2_000
/** The word with which an editor refuses a correction. */
export const REFUSAL_LENGTH = 300
export const OWNER_NAME_LENGTH = 120
/** Months between two checks; staff may choose up to the longest. */
export const CHECK_MONTHS = { usual: 12, longest: 60 } as const
/** Items that one call changes. */
export const ITEMS_AT_ONCE = 200

/** Where an owner answers, with a token behind it: outside the site's pages, and never cached. */
export const CONFIRM_PATH = '/confirm'

/** Asked of a record by tender forms, beyond what is missing for visitors. */
const ASKED_IN_BIDS: Partial<Record<ContentEntity, readonly string[]>> = {
  projects: ['clientId', 'start', 'end', 'districts', 'serviceIds', 'value', 'size'],
  teams: ['position', 'department', 'qualifications'],
  certificates: ['number', 'issuedOn', 'pictureId'],
}

/** The fields that count for the public: those whose absence the staff lists report. */
export const publicFieldsOf = (entity: ContentEntity): string[] =>
  fieldsOf(kindOf(entity)).flatMap(([name, { gap }]) => (gap === undefined ? [] : [name]))

/** The fields that count for bids: those above, and all that only writers of bids see. */
export function bidFieldsOf(entity: ContentEntity): string[] {
  const fields = fieldsOf(kindOf(entity))
  const hidden = fields.flatMap(([name, { visibility }]) => (visibility === 'bids' ? [name] : []))
  const asked = (ASKED_IN_BIDS[entity] ?? []).filter((name) => fields.some(([known]) => known === name))
  return [...new Set([...asked, ...hidden])]
}
