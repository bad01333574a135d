import type { ContentEntity } from './index.ts'

/** The rights of a program's key are given for each of these. */
export type KeyArea = ContentEntity | 'pictures'
/** `write` includes `read`. */
export type KeyRight = 'read' | 'write'
export type KeyScopes = Partial<Record<KeyArea, KeyRight>>
