import type { Block } from '../../contract/blocks/block.ts'
import { blockCells, kindOfBlock, usesIn } from '../../contract/blocks/read-blocks.ts'
import type { Field } from '../../contract/kinds/field.ts'
import { shownName } from '../../contract/kinds/kind.ts'
import { sitePageKind } from '../../contract/kinds/site-page.ts'
import type { Locale } from '../../contract/locale.ts'
import type { PublicBlock, ShownEntity } from '../../contract/site-pages/site-page.ts'
import { localeOfTexts } from '../core/content/facts.ts'
import { loadPictures } from '../core/pictures/pictures.ts'
import type { Db } from '../core/store/schema.ts'
import { team } from '../people/public.ts'
import { listProjectsInOrder } from '../projects/public.ts'
import { publications } from '../publications/public.ts'
import { listServicesById, toServiceReference } from '../services/public.ts'

type Row = Record<string, unknown>
type Texts = Partial<Record<Locale, string>>
type Find = (entity: string, id: unknown) => unknown
type List = (db: Db, ids: number[], locale: Locale) => Promise<{ id: number }[]>

/** What visitors may see of the items of these ids. */
const LISTS: Record<ShownEntity, List> = {
  publications: publications.listById,
  teams: team.listById,
  projects: listProjectsInOrder,
  services: async (db, ids, locale) => (await listServicesById(db, ids, locale)).map(toServiceReference),
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
