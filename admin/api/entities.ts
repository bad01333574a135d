import { CONTENT_ENTITIES, kindOf, type ContentEntity } from '../../contract/kinds/index.ts'

/** What is about the firm, and not about its content. */
export const FIRM_RESOURCES = [
  'redirects',
  'staff',
  'audit',
  'operations',
  'backups',
  'imports',
  'api-keys',
  'webhooks',
]

/** Screens that editors cannot use: the server refuses their calls as well. */
export const OWNER_RESOURCES = new Set([
  ...CONTENT_ENTITIES.filter((entity) => kindOf(entity).isForOwners),
  ...FIRM_RESOURCES,
])

/** Kinds of content are read through /content/ENTITY and written at /ENTITY. */
export function isContent(resource: string): resource is ContentEntity {
  return (CONTENT_ENTITIES as string[]).includes(resource)
}
