import type { ContentEntity } from '../../../contract/content.ts'
import type { ContentKind } from './kind.ts'
import { categoryKind } from './kinds/category.ts'
import { clientKind } from './kinds/client.ts'
import { newsKind } from './kinds/news.ts'
import { pageKind } from './kinds/page.ts'
import { partnerKind } from './kinds/partner.ts'
import { projectKind } from './kinds/project.ts'
import { serviceKind } from './kinds/service.ts'
import { settingsKind } from './kinds/settings.ts'
import { teamKind } from './kinds/team.ts'
import { timelineItemKind } from './kinds/timeline-item.ts'

/** Every kind of content. */
export const KINDS = {
  news: newsKind,
  teams: teamKind,
  services: serviceKind,
  projects: projectKind,
  partners: partnerKind,
  clients: clientKind,
  timeline: timelineItemKind,
  categories: categoryKind,
  pages: pageKind,
  settings: settingsKind,
} as Record<ContentEntity, ContentKind>
