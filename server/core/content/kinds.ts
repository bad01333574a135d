import type { Kysely } from 'kysely'
import type { ContentUser } from '../../../contract/content.ts'
import { CONTENT_ENTITIES, KINDS as DECLARED, kindOf, type ContentEntity } from '../../../contract/kinds/index.ts'
import { columnOf, fieldsOf } from '../../../contract/kinds/kind.ts'
import { listReferring, type Reference } from './store/content-users.ts'
import type { Database } from '../store/schema.ts'
import type { ContentKind } from './kind.ts'
import { certificates } from '../../kinds/certificate-kind.ts'
import { news } from '../../news/news-kind.ts'
import { pages } from '../../pages/page-kind.ts'
import { projects } from '../../projects/project-kind.ts'
import { services } from '../../services/service-kind.ts'
import { settings } from '../../settings/settings-kind.ts'
import { recordKind } from './record-kind.ts'

/** The kinds with rules beyond their declarations. */
const OWN: Partial<Record<ContentEntity, ContentKind>> = {
  news,
  projects,
  services,
  pages,
  settings,
  certificates,
  // The specification's answer names the language.
  teams: recordKind(DECLARED.teams, { present: async () => ({ locale: 'en' }) }),
}

export const KINDS = Object.fromEntries(
  CONTENT_ENTITIES.map((entity) => [entity, OWN[entity] ?? recordKind(DECLARED[entity])]),
) as Record<ContentEntity, ContentKind>

function referencesTo(entity: ContentEntity): Reference[] {
  return CONTENT_ENTITIES.flatMap((from) => {
    const kind = kindOf(from)
    return fieldsOf(kind).flatMap(([name, field]): Reference[] => {
      if (field.to !== entity) return []
      if (field.link) return [{ entity: from, ...field.link, owner: `${kind.table}_id` }]
      return [{ entity: from, table: kind.table, column: columnOf(name, field) }]
    })
  })
}

/** Published items that refer to this one. */
export async function listUsers(db: Kysely<Database>, entity: ContentEntity, id: number): Promise<ContentUser[]> {
  const users: ContentUser[] = []
  for (const reference of referencesTo(entity)) users.push(...(await listReferring(db, reference, id)))
  return users
}
