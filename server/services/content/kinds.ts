import type { ContentEntity } from '../../../contract/content.ts'
import type { ContentKind } from './kind.ts'
import { newsKind } from './kinds/news.ts'
import { teamKind } from './kinds/team.ts'

/** Every kind of content. */
export const KINDS = {
  news: newsKind,
  teams: teamKind,
} as Record<ContentEntity, ContentKind>
