import type { ContentEntity } from '../../contract/content.ts'

/** Kinds of content: they are read through /content/ENTITY and written at /ENTITY. The contract's own list would bring zod along. */
const CONTENT_ENTITIES = {
  news: true,
  teams: true,
  services: true,
  projects: true,
  partners: true,
  clients: true,
  timeline: true,
  categories: true,
  pages: true,
  settings: true,
} satisfies Record<ContentEntity, true>

/** What editors have no use for: the server refuses them these as well. */
export const OWNER_RESOURCES = new Set(['settings', 'redirects', 'staff', 'audit'])

export function isContent(resource: string): resource is ContentEntity {
  return Object.hasOwn(CONTENT_ENTITIES, resource)
}
