import { CONTENT_ENTITIES, kindOf, type ContentEntity } from '../kinds/index.ts'

/** The rights of an API key are given for each of these. */
export type KeyArea = ContentEntity | 'pictures'
/** Without what is for owners: a key has at most the rights of an editor. */
export const KEY_AREAS: KeyArea[] = [...CONTENT_ENTITIES.filter((entity) => !kindOf(entity).isForOwners), 'pictures']

/** `write` includes `read`. */
export const KEY_RIGHTS = ['read', 'write'] as const
export type KeyRight = (typeof KEY_RIGHTS)[number]
export type KeyScopes = Partial<Record<KeyArea, KeyRight>>

export const KEY_NAME_LENGTH = 80
