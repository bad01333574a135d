import { brandKind } from '../brand/kind.ts'
import { categoryKind } from '../news/category.ts'
import { certificateKind } from '../certificates/kind.ts'
import { clientKind } from '../clients/kind.ts'
import { equipmentKind } from '../equipment/kind.ts'
import { factKind } from '../facts/kind.ts'
import { firmKind } from '../firm/kind.ts'
import { hasItemPages, type Kind } from '../fields/kind.ts'
import { menusKindOf } from '../menus/kind.ts'
import { newsKind } from '../news/kind.ts'
import { pageKind } from '../pages/kind.ts'
import { partnerKind } from '../partners/kind.ts'
import { projectKind } from '../projects/kind.ts'
import { publicationKind } from '../publications/kind.ts'
import { serviceKind } from '../services/kind.ts'
import { settingsKind } from '../settings/kind.ts'
import { sitePageKind } from '../site-pages/kind.ts'
import { teamMemberKind } from '../people/kind.ts'
import { timelineItemKind } from '../timeline/kind.ts'

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
  facts: factKind,
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
  'settings', 'brand', 'publications', 'site-pages', 'menus', 'facts',
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
