import type { AuditEntry } from '../../contract/audit.ts'
import { isContent } from '../api/entities.ts'
import type { en } from '../words/en.ts'
import type { Translate } from '../words/use-translate.ts'

/** What the log calls the things that are no content (server/services/audit.ts), and where they are looked at. */
const PLACES: Record<Thing, (id: string) => string> = {
  message: (id) => `/messages/${id}?state=all`,
  mail: () => '/mails',
  picture: (id) => `/pictures/${id}`,
  staff: (id) => `/staff/${encodeURIComponent(id)}`,
  redirects: (id) => `/redirects/${id}`,
  'api-keys': () => '/api-keys',
  webhooks: (id) => `/webhooks/${id}`,
  backup: () => '/backups',
  export: () => '/backups',
  import: () => '/imports',
  versions: () => '/settings',
  // Of older versions, which let owners correct its months.
  calendar: () => '/settings',
}
type Thing = keyof (typeof en)['staff']['audit']['things']
export const OTHER_ENTITIES = Object.keys(PLACES) as Thing[]

type Action = Exclude<keyof (typeof en)['staff']['audit']['did'], 'trash'>
/** What the log says was done; `trash` is how deleting content is said. */
export const ACTIONS: Action[] = [
  'create',
  'update',
  'delete',
  'publish',
  'unpublish',
  'schedule',
  'cancel-schedule',
  'cancel',
  'revoke-previews',
  'order',
  'purge',
  'recover',
  'restore',
  'release',
  'export',
  'download',
  'retry',
  'replace-file',
  'sign-in',
  'sign-in-failed',
  'change-password',
  'choose-password',
  'set-password',
  'make-password-link',
  'add-second-factor',
  'remove-second-factor',
  'reset',
  'disable',
  'enable',
  'change-role',
  'revoke',
  'renew-secret',
  'test',
]

/** What people do with their own account needs no name of it. */
const ABOUT_ONESELF = new Set([
  'sign-in',
  'change-password',
  'choose-password',
  'add-second-factor',
  'remove-second-factor',
])
/** What is no more has no place to be looked at. */
const GONE = new Set(['purge'])

/** What was done, without what it was done to: for the filter. */
export function actionOf(action: string, translate: Translate): string {
  return wordsOf(action, translate).replaceAll(/ ?… ?/g, ' ').trim()
}

/** What somebody did, with dots for the thing that it was done to. */
function wordsOf(action: string, translate: Translate): string {
  const known = ACTIONS.find((name) => name === action)
  return known ? translate(`staff.audit.did.${known}`) : `${action.replaceAll('-', ' ')} …`
}

/** An entry as parts of a sentence. */
export interface Sentence {
  who: string
  /** Before the thing, and after it. */
  action: [string, string]
  /** Such as News, or the account. */
  thing: string
  /** What the thing is called. */
  label: string
  place: string | undefined
  from: string
}

/** @param nameOf what a kind of content is called @param personOf what the person with an address is called */
export function sentenceOf(
  entry: AuditEntry,
  nameOf: (entity: string) => string,
  personOf: (email: string) => string,
  translate: Translate,
): Sentence {
  const { action, entity, entityId, label, address } = entry
  const isOwn = entity === 'staff' && ABOUT_ONESELF.has(action)
  const isTrashed = isContent(entity) && action === 'delete'
  const isLost = GONE.has(action) || (action === 'delete' && !isTrashed)
  const content = isContent(entity) ? `/${entity}/${entityId}` : undefined
  const other = OTHER_ENTITIES.find((name) => name === entity)
  const words = isTrashed ? translate('staff.audit.did.trash') : wordsOf(action, translate)
  const [before = '', after = ''] = words.split('…').map((part) => part.trim())
  return {
    who: whoOf(entry, personOf, translate),
    action: [before, after],
    thing: isOwn ? '' : isContent(entity) ? nameOf(entity) : thingOf(entity, action, translate),
    label: isOwn ? '' : entity === 'staff' ? personOf(label) : label,
    place: entityId === null || isLost || isOwn ? undefined : (content ?? (other && PLACES[other](entityId))),
    from:
      !address || address === 'command' || address === 'schedule'
        ? ''
        : translate('staff.audit.from_address', { address }),
  }
}

function whoOf(
  { staffId, staffEmail, apiKeyId, address }: AuditEntry,
  personOf: (email: string) => string,
  translate: Translate,
): string {
  if (staffId !== null) return personOf(staffEmail)
  if (apiKeyId !== null) return translate('staff.audit.key_of', { name: staffEmail })
  return address === 'schedule'
    ? translate('staff.audit.schedule_of', { name: personOf(staffEmail) })
    : translate('staff.audit.command')
}

function thingOf(entity: string, action: string, translate: Translate): string {
  if (action === 'export') return translate('staff.audit.thing.messages')
  const known = OTHER_ENTITIES.find((name) => name === entity)
  return known ? translate(`staff.audit.thing.${known}`) : entity
}
