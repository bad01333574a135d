import { CONTENT_ENTITIES, kindOf, type ContentEntity } from '../../../contract/kinds/index.ts'
import type { StaffRole } from '../../../contract/accounts/staff-roles.ts'
import { staffFeatures } from '../feature.ts'

/** The role that may open a screen: the server refuses the calls of others as well. */
export function leastRole(resource: string): StaffRole {
  const feature = staffFeatures().find(({ name }) => name === resource)
  if ((isContent(resource) ? kindOf(resource) : feature)?.isForOwners) return 'owner'
  if (feature?.isForBids) return 'bids'
  return feature?.isForEditors ? 'editor' : 'reader'
}

/** Kinds of content are read through /content/ENTITY and written at /ENTITY. */
export function isContent(resource: string): resource is ContentEntity {
  return (CONTENT_ENTITIES as string[]).includes(resource)
}
