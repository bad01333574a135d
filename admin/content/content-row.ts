import type { Picture } from '../../contract/picture.ts'

/** A row of a list of content. */
export interface ContentRow {
  id: number
  entity: string
  title: string
  titleNe: string | null
  slug: string | null
  path: string | null
  group: string | number | null
  state: 'published' | 'draft' | 'trash'
  hasDraft: boolean
  scheduledFor: string | null
  scheduleFault: string | null
  position: number | null
  date: string | null
  picture: Picture | null
  gaps: string[]
  updatedAt: string
  updatedBy: string | null
  version: number
}

/** What every record of content has beside the fields of its document. */
export interface ContentRecord {
  id: number
  entity: string
  state: ContentRow['state']
  hasDraft: boolean
  scheduledFor: string | null
  scheduleFault: string | null
  path: string | null
  version: number
  publishedVersion: number | null
  updatedAt: string
  updatedBy: string | null
  [field: string]: unknown
}

export type StateParts = Pick<ContentRow, 'state' | 'hasDraft' | 'scheduledFor' | 'scheduleFault'>
