import { CONTENT_ENTITIES, kindOf } from '../../../contract/kinds/index.ts'
import type { KeyArea, KeyRight } from '../../../contract/kinds/key-scopes.ts'

/** Without what is for owners: a key has at most the rights of an editor. */
export const KEY_AREAS: KeyArea[] = [...CONTENT_ENTITIES.filter((entity) => !kindOf(entity).isForOwners), 'pictures']
export const KEY_RIGHTS = ['read', 'write'] as const satisfies KeyRight[]

export const KEY_NAME_LENGTH = 80
