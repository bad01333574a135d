import type { Kysely } from 'kysely'
import type { ContentUser } from '../../../contract/content.ts'
import { categoryKind } from '../../../contract/kinds/category.ts'
import { clientKind } from '../../../contract/kinds/client.ts'
import { CONTENT_ENTITIES, kindOf, type ContentEntity } from '../../../contract/kinds/index.ts'
import { columnOf, fieldsOf } from '../../../contract/kinds/kind.ts'
import { partnerKind } from '../../../contract/kinds/partner.ts'
import { teamMemberKind } from '../../../contract/kinds/team-member.ts'
import { timelineItemKind } from '../../../contract/kinds/timeline-item.ts'
import { listReferring, type Reference } from '../../store/content-users.ts'
import type { Database } from '../../store/schema.ts'
import type { ContentKind } from './kind.ts'
import { news } from './kinds/news.ts'
import { pages } from './kinds/page.ts'
import { projects } from './kinds/project.ts'
import { services } from './kinds/service.ts'
import { settings } from './kinds/settings.ts'
import { recordKind } from './record-kind.ts'

/** Every kind of content. */
export const KINDS: Record<ContentEntity, ContentKind> = {
  news,
  projects,
  services,
  teams: recordKind(teamMemberKind, { present: async () => ({ locale: 'en' }) }),
  clients: recordKind(clientKind),
  partners: recordKind(partnerKind),
  timeline: recordKind(timelineItemKind),
  pages,
  categories: recordKind(categoryKind),
  settings,
}

/** Where what visitors see refers to items of a kind. */
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

/** What visitors see that would lose something without this item. */
export async function listUsers(db: Kysely<Database>, entity: ContentEntity, id: number): Promise<ContentUser[]> {
  const users: ContentUser[] = []
  for (const reference of referencesTo(entity)) users.push(...(await listReferring(db, reference, id)))
  return users
}
