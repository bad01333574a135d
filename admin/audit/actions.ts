import type { AuditEntry } from '../../contract/audit.ts'
import { isContent } from '../api/entities.ts'

/** What the log calls the things that are no content (server/services/audit.ts), and where they are looked at. */
const THINGS: Record<string, { words: string; placeOf?: (id: string) => string }> = {
  message: { words: 'a message', placeOf: (id) => `/messages/${id}?state=all` },
  mail: { words: 'an e-mail', placeOf: () => '/mails' },
  picture: { words: 'the picture', placeOf: (id) => `/pictures/${id}` },
  staff: { words: 'the account', placeOf: (id) => `/staff/${encodeURIComponent(id)}` },
  redirects: { words: 'the redirect from', placeOf: (id) => `/redirects/${id}` },
}
export const OTHER_ENTITIES = Object.keys(THINGS)

/** What somebody did: the thing stands for the dots, or at the end. */
const ACTION_WORDS: Record<string, string> = {
  create: 'created',
  update: 'changed',
  delete: 'deleted',
  publish: 'published',
  unpublish: 'took … off the site',
  schedule: 'scheduled',
  'cancel-schedule': 'cancelled the schedule of',
  order: 'put … in order',
  purge: 'deleted … permanently',
  recover: 'restored … from the trash',
  restore: 'went back to an earlier version of',
  release: 'marked … as not spam',
  export: 'exported',
  retry: 'tried to send … again',
  'replace-file': 'replaced the file of',
  'sign-in': 'signed in',
  'sign-in-failed': 'failed to sign in to the account of',
  'change-password': 'changed their password',
  'choose-password': 'chose a password',
  'set-password': 'set the password of',
  'make-password-link': 'made a password link for',
  'add-second-factor': 'added a second factor',
  'remove-second-factor': 'removed the second factor',
  reset: 'reset',
  disable: 'disabled',
  enable: 'enabled',
  'change-role': 'changed the role of',
}
export const ACTIONS = Object.keys(ACTION_WORDS)

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
export function actionOf(action: string): string {
  return wordsOf(action).replace(' …', '')
}

function wordsOf(action: string): string {
  return ACTION_WORDS[action] ?? action.replaceAll('-', ' ')
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

/** @param nameOf what a kind of content is called */
export function sentenceOf(
  { staffId, staffEmail, action, entity, entityId, label, address }: AuditEntry,
  nameOf: (entity: string) => string,
): Sentence {
  const isOwn = entity === 'staff' && ABOUT_ONESELF.has(action)
  const isTrashed = isContent(entity) && action === 'delete'
  const isLost = GONE.has(action) || (action === 'delete' && !isTrashed)
  const content = isContent(entity) ? `/${entity}/${entityId}` : undefined
  const [before = '', after = ''] = (isTrashed ? 'moved … to the trash' : wordsOf(action)).split(/ ?…/)
  return {
    who: staffId !== null ? staffEmail : address === 'schedule' ? `The schedule of ${staffEmail}` : 'The command line',
    action: [before, after],
    thing: isOwn
      ? ''
      : isContent(entity)
        ? nameOf(entity)
        : action === 'export'
          ? 'messages:'
          : (THINGS[entity]?.words ?? entity),
    label: isOwn ? '' : label,
    place: entityId === null || isLost || isOwn ? undefined : (content ?? THINGS[entity]?.placeOf?.(entityId)),
    from: !address || address === 'command' || address === 'schedule' ? '' : `from ${address}`,
  }
}

/** What a kind of things is called in the filter. */
export function entityWords(entity: string): string {
  return (
    { message: 'Messages', mail: 'E-mails', picture: 'Pictures', staff: 'Accounts', redirects: 'Redirects' }[entity] ??
    entity
  )
}
