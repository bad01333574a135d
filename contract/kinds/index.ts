import { brandKind } from './brand.ts'
import { categoryKind } from './category.ts'
import { certificateKind } from './certificate.ts'
import { clientKind } from './client.ts'
import { equipmentKind } from './equipment.ts'
import { firmKind } from './firm.ts'
import { hasItemPages, type Kind } from './kind.ts'
import { menusKindOf } from './menus.ts'
import { newsKind } from './news.ts'
import { pageKind } from './page.ts'
import { partnerKind } from './partner.ts'
import { projectKind } from './project.ts'
import { publicationKind } from './publication.ts'
import { serviceKind } from './service.ts'
import { settingsKind } from './settings.ts'
import { sitePageKind } from './site-page.ts'
import { teamMemberKind } from './team-member.ts'
import { timelineItemKind } from './timeline-item.ts'

const OTHER_KINDS = {
  news: newsKind,
  projects: projectKind,
  services: serviceKind,
  publications: publicationKind,
  teams: teamMemberKind,
  clients: clientKind,
  partners: partnerKind,
  firms: firmKind,
  certificates: certificateKind,
  equipment: equipmentKind,
  timeline: timelineItemKind,
  pages: pageKind,
  'site-pages': sitePageKind,
  categories: categoryKind,
  settings: settingsKind,
  brand: brandKind,
} satisfies Record<string, Kind>

/** In the order of the staff screens' menu. */
export const KINDS = { ...OTHER_KINDS, menus: menusKindOf(Object.values(OTHER_KINDS)) }

export type ContentEntity = keyof typeof KINDS
export const CONTENT_ENTITIES = Object.keys(KINDS) as ContentEntity[]

/** Kinds whose public answers follow from more than their declaration. */
const OWN_ANSWERS = [
  'news', 'projects', 'services', 'teams', 'clients', 'partners', 'certificates', 'timeline', 'pages', 'categories',
  'settings', 'brand', 'publications', 'site-pages', 'menus',
] as const satisfies ContentEntity[] // prettier-ignore

/** Those whose public answers are publicSchemas(). */
export type DeclaredEntity = Exclude<ContentEntity, (typeof OWN_ANSWERS)[number]>
export const DECLARED_ENTITIES = CONTENT_ENTITIES.filter(
  (entity): entity is DeclaredEntity => !(OWN_ANSWERS as readonly ContentEntity[]).includes(entity),
)

/** Without the types of its fields. */
export function kindOf(entity: ContentEntity): Kind {
  return KINDS[entity]
}

/** Kinds whose items have pages of their own. */
export type PagedEntity = {
  [Entity in ContentEntity]: (typeof KINDS)[Entity] extends { path: `${string}/:slug` } ? Entity : never
}[ContentEntity]
export const PAGED_ENTITIES = CONTENT_ENTITIES.filter((entity): entity is PagedEntity => hasItemPages(kindOf(entity)))
