import type { Kysely } from 'kysely'
import type { Block } from '../../contract/blocks/block.ts'
import { sitePageKind } from '../../contract/kinds/site-page.ts'
import type { Locale } from '../../contract/locale.ts'
import { sitePageDetailSchema, sitePageSchema, type SitePageDetail } from '../../contract/site-pages/site-page.ts'
import { publicKind } from '../core/content/public-kind.ts'
import { notFound } from '../core/process/service-error.ts'
import type { Database } from '../core/store/schema.ts'
import { showBlocks } from './public-blocks.ts'
import { listRelated } from './site-page-store.ts'

const declared = publicKind(sitePageKind, {
  item: sitePageSchema,
  detail: sitePageDetailSchema.omit({ parent: true, children: true }),
})

/** The list and the single pages for visitors. */
export const sitePages = {
  ...declared,
  detail: sitePageDetailSchema,

  /** @throws ServiceError not_found */
  async get(db: Kysely<Database>, slug: string, locale: Locale): Promise<SitePageDetail> {
    const page = await declared.find(db, slug, locale)
    if (!page) throw notFound(sitePageKind.noun)
    const related = await listRelated(db, page.id, page.parentId, locale)
    const references = related.map(({ id, ...reference }) => ({ isParent: id === page.parentId, reference }))
    return {
      ...page,
      blocks: await showBlocks(db, page.blocks as unknown as Block[], locale),
      parent: references.find(({ isParent }) => isParent)?.reference ?? null,
      children: references.filter(({ isParent }) => !isParent).map(({ reference }) => reference),
    }
  },
}
