import type { AuditEntry } from '../../contract/accounts/audit.ts'
import { isContent } from '../core/api/entities.ts'
import auditWords from './words.json' with { type: 'json' }
import { logWords } from '../core/words/log-words.ts'
import type { Say, Text } from '../core/words/use-words.ts'

/** Things of features in the log beside content, by the entity's name there. */
export const LOGGED_THINGS = logWords('audit')

const DID: Record<string, Text> = { ...auditWords.did, ...logWords('actions') }
/** Actions in the log; `trash` stands for deleting content. */
export const ACTIONS = Object.keys(DID).filter((action) => action !== 'trash')

const ABOUT_ONESELF = new Set([
  'sign-in',
  'prove',
  'change-password',
  'choose-password',
  'add-second-factor',
  'remove-second-factor',
  'add-passkey',
  'remove-passkey',
])

/** The name of an action in the filter, without its object. */
export function actionOf(action: string, say: Say): string {
  return wordsOf(action, say).replaceAll(/ ?… ?/g, ' ').trim()
}

function wordsOf(action: string, say: Say): string {
  return say(DID[action] ?? { en: `${action.replaceAll('-', ' ')} …` })
}

/** An entry as parts of a sentence. @param nameOf names a kind of content @param personOf the person with an address */
export function sentenceOf(
  entry: AuditEntry,
  nameOf: (entity: string) => string,
  personOf: (email: string) => string,
  say: Say,
) {
  const { action, entity, entityId, label, address } = entry
  const isOwn = entity === 'staff' && ABOUT_ONESELF.has(action)
  const isTrashed = isContent(entity) && action === 'delete'
  const isLost = action === 'purge' || (action === 'delete' && !isTrashed)
  const content = isContent(entity) ? `/${entity}/${entityId}` : undefined
  const known = LOGGED_THINGS[entity]
  const thing = (action === 'export' && known?.many) || known?.one
  const words = isTrashed ? say(auditWords.did.trash) : wordsOf(action, say)
  const [before = '', after = ''] = words.split('…').map((part) => part.trim())
  return {
    who: whoOf(entry, personOf, say),
    /** Before the thing, and after it. */
    action: [before, after] as const,
    thing: isOwn ? '' : isContent(entity) ? nameOf(entity) : thing ? say(thing) : entity,
    label: isOwn ? '' : entity === 'staff' ? personOf(label) : label,
    place:
      entityId === null || isLost || isOwn
        ? undefined
        : (content ?? known?.path.replace('{id}', encodeURIComponent(entityId))),
    from: !address || address === 'command' || address === 'schedule' ? '' : say(auditWords.from_address, { address }),
  }
}

function whoOf(
  { staffId, staffEmail, apiKeyId, address }: AuditEntry,
  personOf: (email: string) => string,
  say: Say,
): string {
  if (staffId !== null) return personOf(staffEmail)
  if (apiKeyId !== null) return say(auditWords.key_of, { name: staffEmail })
  if (staffEmail === 'unknown') return say(auditWords.somebody)
  return address === 'schedule' ? say(auditWords.schedule_of, { name: personOf(staffEmail) }) : say(auditWords.command)
}
