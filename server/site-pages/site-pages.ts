import { sql, type AliasedRawBuilder } from 'kysely'
import type { Block } from '../../contract/fields/block.ts'
import { blockCells, kindOfBlock, usesIn } from '../../contract/fields/read-blocks.ts'
import type { Field } from '../../contract/fields/field.ts'
import { shownName } from '../../contract/fields/kind.ts'
import { sitePageKind } from '../../contract/site-pages/kind.ts'
import type { Locale } from '../../contract/locale.ts'
import {
  sitePageDetailSchema,
  sitePageSchema,
  type SitePageDetail,
  type PublicBlock,
  type ShownEntity,
} from '../../contract/site-pages/site-page.ts'
import { localeOfTexts } from '../core/content/facts.ts'
import { publicKind } from '../core/content/public-kind.ts'
import { loadPictures } from '../core/pictures/pictures.ts'
import { engineOf, jsonList } from '../core/store/engine.ts'
import type { Db } from '../core/store/schema.ts'
import { answeredLocale, joinTexts } from '../core/store/translation.ts'
import { team } from '../people/public.ts'
import { listProjectsInOrder } from '../projects/public.ts'
import { publications } from '../publications/public.ts'
import { serviceReferences, toServiceReference } from '../services/public.ts'

/** The page that this one stands beneath, and those beneath it. */
async function listRelated(db: Db, id: number, parentId: number | null, locale: Locale) {
  const { rows } = await sql<{ id: number; slug: string; title: string; locale: Locale }>`
    select page.id, page.slug, ${textIn} from site_page as page ${pageTexts(locale)}
    where page.parent_id = ${id} or page.id = ${parentId ?? 0} order by page.sort_order, page.id`.execute(db)
  return rows
}

const textIn = sql`coalesce(wanted.title, english.title) as title, ${answeredLocale}`
const pageTexts = (locale: Locale) => joinTexts('site_page', 'page', locale)

/** The pages in the menu as one JSON text, so that a page of the site needs no statement more; null for none. */
export function menuPagesColumn(db: Db, locale: Locale): AliasedRawBuilder<string | null, 'menu_pages'> {
  const object = engineOf(db) === 'postgres' ? sql`json_build_object` : sql`json_object`
  return sql<
    string | null
  >`(select ${jsonList(db, sql`${object}('slug', slug, 'title', title, 'locale', locale, 'parent', parent)`)}
    from (select page.slug, ${textIn}, parent.slug as parent from site_page as page ${pageTexts(locale)}
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

export const sitePages = {
  ...declared,
  detail: sitePageDetailSchema,

  /** @throws ServiceError not_found */
  async get(db: Db, slug: string, locale: Locale): Promise<SitePageDetail> {
    const page = await declared.get(db, slug, locale)
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

type Row = Record<string, unknown>
type Texts = Partial<Record<Locale, string>>
type Find = (entity: string, id: unknown) => unknown
type List = (db: Db, ids: number[], locale: Locale) => Promise<{ id: number }[]>

/** The items of these ids as visitors may see them. */
const LISTS: Record<ShownEntity, List> = {
  publications: publications.listById,
  teams: team.listById,
  projects: listProjectsInOrder,
  services: async (db, ids, locale) => (await serviceReferences.listById(db, ids, locale)).map(toServiceReference),
}

/** The blocks that can be read, in one language, with what they show that is public. */
export async function showBlocks(db: Db, blocks: Block[], locale: Locale): Promise<PublicBlock[]> {
  const field: Field = sitePageKind.fields.blocks
  const idsOf = Map.groupBy(usesIn(field, blocks), ({ entity }) => entity)
  const ids = (entity: string) => (idsOf.get(entity) ?? []).map(({ item_id }) => item_id)
  const pictureOf = await loadPictures(db, ids('pictures'), locale)
  const items = new Map<string, unknown>()
  for (const [entity, list] of Object.entries(LISTS))
    if (ids(entity).length > 0)
      for (const item of await list(db, ids(entity), locale)) items.set(`${entity} ${item.id}`, item)
  const find: Find = (entity, id) =>
    entity === 'pictures' ? pictureOf(id as number | null) : (items.get(`${entity} ${String(id)}`) ?? null)

  return blocks.flatMap((block) => {
    const kind = kindOfBlock(field, block)
    if (!kind) return []
    const written = localeOf(field, block, locale)
    const shown = shownRow(kind.fields, block, written, find)
    return [{ ...shown, id: block.id, type: block.type, locale: written } as unknown as PublicBlock]
  })
}

/** The language wanted, if the block has all its texts in it, or none. */
function localeOf(field: Field, block: Block, locale: Locale): Locale {
  const texts = blockCells(field, [block]).flatMap((cell) =>
    cell.field.isTranslated ? [(cell.value || {}) as Texts] : [],
  )
  return texts.some((text) => Object.values(text).some(Boolean)) ? localeOfTexts(texts, locale) : locale
}

function shownRow(fields: Record<string, Field>, row: Row, locale: Locale, find: Find): Row {
  const cells = Object.entries(fields).map(([name, field]) => {
    const { type, to = 'pictures', isTranslated, columns = {} } = field
    const value = row[name] ?? field.empty
    if (isTranslated) return [name, (value as Texts | null)?.[locale] ?? '']
    if (type === 'table') return [name, (value as Row[]).map((one) => shownRow(columns, one, locale, find))]
    if (type === 'picture' || type === 'reference') return [shownName(name), find(to, value)]
    if (type !== 'pictures' && type !== 'references') return [name, value]
    return [shownName(name), (value as number[]).map((id) => find(to, id)).filter((found) => found !== null)]
  })
  return Object.fromEntries(cells) as Row
}
