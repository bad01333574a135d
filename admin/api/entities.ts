import { CONTENT_ENTITIES, kindOf, type ContentEntity } from '../../contract/kinds/index.ts'
import { staffFeatures } from '../feature.ts'

/** Screens that editors cannot use: the server refuses their calls as well. */
export function isForOwners(resource: string): boolean {
  if (isContent(resource)) return kindOf(resource).isForOwners === true
  return staffFeatures().some(({ name, isForOwners }) => name === resource && isForOwners)
}

/** Kinds of content are read through /content/ENTITY and written at /ENTITY. */
export function isContent(resource: string): resource is ContentEntity {
  return (CONTENT_ENTITIES as string[]).includes(resource)
}
