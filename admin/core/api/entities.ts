import { CONTENT_ENTITIES, kindOf, type ContentEntity } from '../../../contract/kinds/index.ts'
import type { StaffRole } from '../../../contract/accounts/staff-roles.ts'
import { staffFeatures } from '../feature.ts'

/** The role that may open a screen: the server refuses the calls of others as well. */
export function leastRole(resource: string): StaffRole {
  if (isForOwners(resource)) return 'owner'
  return staffFeatures().some(({ name, isForEditors }) => name === resource && isForEditors) ? 'editor' : 'reader'
}

/** Screens that editors cannot use. */
export function isForOwners(resource: string): boolean {
  if (isContent(resource)) return kindOf(resource).isForOwners === true
  return staffFeatures().some(({ name, isForOwners }) => name === resource && isForOwners)
}

/** Kinds of content are read through /content/ENTITY and written at /ENTITY. */
export function isContent(resource: string): resource is ContentEntity {
  return (CONTENT_ENTITIES as string[]).includes(resource)
}
