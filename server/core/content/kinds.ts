import type { ContentUser } from '../../../contract/content/content.ts'
import { CONTENT_ENTITIES, KINDS as DECLARED, kindOf, type ContentEntity } from '../../../contract/kinds/index.ts'
import type { Field } from '../../../contract/fields/field.ts'
import { tableColumns } from '../../../contract/fields/table.ts'
import { columnOf, fieldsOf } from '../../../contract/fields/kind.ts'
import { listReferring, type Reference } from './store/content-users.ts'
import type { Db } from '../store/schema.ts'
import type { ContentKind } from './kind.ts'
import { recordKind } from './record-kind.ts'

let registered: Record<ContentEntity, ContentKind> | undefined

/**
 * To be called once in each program that works on content (server/features.ts).
 * @param own the kinds with rules beyond their declarations
 */
export function registerKinds(own: readonly ContentKind[]): void {
  const ownOf = (entity: ContentEntity) => own.find((kind) => kind.entity === entity)
  registered = Object.fromEntries(
    CONTENT_ENTITIES.map((entity) => [entity, ownOf(entity) ?? recordKind(DECLARED[entity])]),
  ) as Record<ContentEntity, ContentKind>
}

/** @throws if the program has not registered its features */
export function kindFor(entity: ContentEntity): ContentKind {
  if (!registered) throw new Error('No features are registered: import server/features.ts first')
  return registered[entity]
}

/** The columns by which published rows refer to items of a kind. Those that may refer to drafts do not keep an item published. */
export function referencesTo(entity: ContentEntity): Reference[] {
  return CONTENT_ENTITIES.flatMap((from) => {
    const kind = kindOf(from)
    return fieldsOf(kind).flatMap(([name, field]): Reference[] => {
      const owner = `${kind.table}_id`
      const refersTo = ({ to, mayBeDraft }: Field) => to === entity && !mayBeDraft
      if (field.usesIn) return [{ entity: from, table: field.usesIn, column: 'item_id', owner, of: entity }]
      if (field.rowsIn) {
        const columns = tableColumns(field).filter(([, column]) => refersTo(column))
        return columns.map(([, , column]) => ({ entity: from, table: field.rowsIn!, column, owner }))
      }
      if (!refersTo(field)) return []
      if (field.link) return [{ entity: from, ...field.link, owner }]
      return [{ entity: from, table: kind.table, column: columnOf(name, field) }]
    })
  })
}

/** Published items that refer to this one. */
export async function listUsers(db: Db, entity: ContentEntity, id: number): Promise<ContentUser[]> {
  const users: ContentUser[] = []
  for (const reference of referencesTo(entity)) users.push(...(await listReferring(db, reference, id)))
  return users
}
