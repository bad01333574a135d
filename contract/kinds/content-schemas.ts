import { z } from 'zod'
import { LOCALES } from '../locale.ts'
import { categoryReferenceSchema, NEWS_STATUSES } from '../news.ts'
import { categoryKind } from './category.ts'
import { clientKind } from './client.ts'
import type { ContentEntity } from './index.ts'
import { newsKind } from './news.ts'
import { pageKind } from './page.ts'
import { partnerKind } from './partner.ts'
import { projectKind } from './project.ts'
import { schemasOf } from './schemas.ts'
import { serviceKind } from './service.ts'
import { settingsKind } from './settings.ts'
import { teamMemberKind } from './team-member.ts'
import { timelineItemKind } from './timeline-item.ts'

/** What staff send and get of each kind. News and team members have what the specification says of them besides. */
export const CONTENT_SCHEMAS = {
  news: schemasOf(newsKind, {
    given: {
      status: z
        .enum(NEWS_STATUSES, 'Status must be 0 or 1')
        .optional()
        .meta({ description: "'1' publishes it, '0' unpublishes it; a new item is a draft when it is left out" }),
    },
    record: { category: categoryReferenceSchema.optional(), status: z.enum(NEWS_STATUSES), locale: z.enum(LOCALES) },
  }),
  projects: schemasOf(projectKind),
  services: schemasOf(serviceKind),
  teams: schemasOf(teamMemberKind, { record: { locale: z.enum(LOCALES) } }),
  clients: schemasOf(clientKind),
  partners: schemasOf(partnerKind),
  timeline: schemasOf(timelineItemKind),
  pages: schemasOf(pageKind),
  categories: schemasOf(categoryKind),
  settings: schemasOf(settingsKind),
} satisfies Record<ContentEntity, unknown>
