import type { Block } from '../../contract/blocks/block.ts'
import { sitePageKind } from '../../contract/kinds/site-page.ts'
import type { Locale } from '../../contract/locale.ts'
import { sitePageDetailSchema, sitePageSchema, type SitePageDetail } from '../../contract/site-pages/site-page.ts'
import { publicKind } from '../core/content/public-kind.ts'
import { notFound } from '../core/process/service-error.ts'
import { engineOf, jsonList } from '../core/store/engine.ts'
import type { Db } from '../core/store/schema.ts'
import { showBlocks } from './public-blocks.ts'
import { sql, type AliasedRawBuilder } from 'kysely'

/** The page that this one stands beneath, and those beneath it. */
async function listRelated(db: Db, id: number, parentId: number | null, locale: Locale) {
  const { rows } = await sql<{ id: number; slug: string; title: string; locale: Locale }>`
    select page.id, page.slug, ${textIn} from site_page as page ${joinTexts(locale)}
    where page.parent_id = ${id} or page.id = ${parentId ?? 0} order by page.sort_order, page.id`.execute(db)
  return rows
}

const textIn = sql`coalesce(wanted.title, english.title) as title,
  case when wanted.title is null then coalesce(english.written_in, 'en') else coalesce(wanted.written_in, wanted.locale) end as locale`

const joinTexts = (locale: Locale) => sql`
  join site_page_translation as english on english.site_page_id = page.id and english.locale = 'en'
  left join site_page_translation as wanted on wanted.site_page_id = page.id and wanted.locale = ${locale}`

/** The pages in the menu as one JSON text, so that a page of the site needs no statement more; null for none. */
export function menuPagesColumn(db: Db, locale: Locale): AliasedRawBuilder<string | null, 'menu_pages'> {
  const object = engineOf(db) === 'postgres' ? sql`json_build_object` : sql`json_object`
  return sql<
    string | null
  >`(select ${jsonList(db, sql`${object}('slug', slug, 'title', title, 'locale', locale, 'parent', parent)`)}
    from (select page.slug, ${textIn}, parent.slug as parent from site_page as page ${joinTexts(locale)}
      left join site_page as parent on parent.id = page.parent_id where page.in_menu = 1
      order by coalesce(parent.sort_order, page.sort_order), coalesce(parent.id, page.id),
        case when parent.id is null then 0 else 1 end, page.sort_order, page.id) as ordered having count(*) > 0)`.as(
    'menu_pages',
  )
}

const declared = publicKind(sitePageKind, {
  item: sitePageSchema,
  detail: sitePageDetailSchema.omit({ parent: true, children: true }),
})

/** The list and the single pages for visitors. */
export const sitePages = {
  ...declared,
  detail: sitePageDetailSchema,

  /** @throws ServiceError not_found */
  async get(db: Db, slug: string, locale: Locale): Promise<SitePageDetail> {
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
