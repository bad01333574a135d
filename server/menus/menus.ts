import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { Block } from '../../contract/fields/block.ts'
import { kindOfBlock, parseBlocks, usesIn } from '../../contract/fields/read-blocks.ts'
import { nepalDay } from '../../contract/calendar/nepal-day.ts'
import type { Field } from '../../contract/fields/field.ts'
import { KINDS, kindOf, type ContentEntity } from '../../contract/kinds/index.ts'
import { columnOf, fieldsOf } from '../../contract/fields/kind.ts'
import { ONLY_ITEM } from '../../contract/fields/only-item.ts'
import { OTHER_LOCALES, type Locale } from '../../contract/locale.ts'
import { MENU_PAGES, MOST_HEADER_ENTRIES } from '../../contract/menus/entries.ts'
import type { MenuEntry } from '../../contract/menus/menu.ts'
import { listPublicRows } from '../core/content/store/public-rows.ts'
import { invalid } from '../core/process/service-error.ts'
import type { Db } from '../core/store/schema.ts'

const NAMES = ['header', 'footer'] as const
export type MenuRow = Record<`menu_${(typeof NAMES)[number]}`, string | null>

/** For a statement of another feature, so that a page of the site needs none more. */
export const menuColumns = NAMES.map((name) =>
  sql<string | null>`(select ${sql.ref(name)} from menu where id = ${sql.lit(ONLY_ITEM)})`.as(`menu_${name}`),
)

/** The menus that are not the usual ones. Hidden entries, and what visitors may not see, are left out. */
export async function readMenus(
  db: Db,
  row: MenuRow,
  locale: Locale,
  now: Date,
): Promise<{ header?: MenuEntry[]; footer?: MenuEntry[] }> {
  const menus = NAMES.map(async (name) => {
    const field: Field = KINDS.menus.fields[name]
    const stored = row[`menu_${name}`]
    const blocks = parseBlocks(stored)
    if (stored === null || isDeepStrictEqual(blocks, field.initial)) return []
    return [[name, await toEntries(db, field, blocks, locale, now)] as const]
  })
  return Object.fromEntries((await Promise.all(menus)).flat())
}

async function toEntries(db: Db, field: Field, blocks: Block[], locale: Locale, now: Date): Promise<MenuEntry[]> {
  const targets = await findTargets(db, field, blocks, locale, nepalDay(now))
  const addressOf = (block: Block) => {
    const to = kindOfBlock(field, block)?.fields['itemId']?.to
    return to === undefined ? undefined : targets.get(`${to} ${String(block['itemId'])}`)
  }
  const own = blocks.flatMap((block) => (block['isHidden'] === true ? [] : (addressOf(block)?.to ?? [])))
  const entries: MenuEntry[] = []
  let isParentShown = true
  for (const block of blocks) {
    const parent = block['isBelow'] === true ? entries.at(-1) : undefined
    if (block['isBelow'] === true && !isParentShown) continue
    const entry = kindOfBlock(field, block) && toEntry(block, addressOf(block), own, locale)
    const isShown = entry !== undefined && block['isHidden'] !== true
    if (!parent) isParentShown = isShown
    if (!isShown) continue
    if (parent) (parent.children ??= []).push(entry)
    else entries.push(entry)
  }
  return entries
}

/** @returns undefined for one that leads nowhere */
function toEntry(block: Block, target: Target | undefined, own: string[], locale: Locale): MenuEntry | undefined {
  const { type, page, url } = block as Block & { page?: MenuEntry['page']; url?: string }
  const label = labelOf(block, locale)
  if (type === 'pages') return { pagesExcept: own }
  if (type === 'page' && !MENU_PAGES.some(({ value }) => value === page)) return undefined
  if (type === 'page') return { page, ...(label && { label }) }
  if (type === 'link') return url ? { to: url, label: label || labelOf(block, ...ALL) || url } : undefined
  return target && { to: target.to, label: label || target.title }
}

const ALL = ['en', ...OTHER_LOCALES] as const
const labelOf = ({ label }: Block, ...locales: readonly Locale[]): string | undefined =>
  locales.map((locale) => (label as Partial<Record<Locale, string>> | undefined)?.[locale]).find(Boolean)

interface Target {
  to: string
  title: string
}

/** Of the items with pages to which entries lead, by kind and id. */
async function findTargets(db: Db, field: Field, blocks: Block[], locale: Locale, validOn: string) {
  const targets = new Map<string, Target>()
  for (const [entity, uses] of Map.groupBy(usesIn(field, blocks), (use) => use.entity as ContentEntity)) {
    const kind = kindOf(entity)
    const title = columnOf(kind.title, kind.fields[kind.title]!)
    const fields = fieldsOf(kind).filter(([name]) => name === kind.title || name === 'slug')
    const ids = uses.map(({ item_id }) => item_id)
    for (const row of await listPublicRows(db, { kind, fields }, { ids, validOn, isPaged: true }, locale))
      targets.set(`${entity} ${row.id}`, {
        to: kind.path!.replace(':slug', String(row['slug'])),
        title: String(row[title]),
      })
  }
  return targets
}

/** In place of the index of the entry above. */
const TOP = -1

/** @throws ServiceError invalid for more entries than there is room for, or two beside each other that lead to one place */
export function checkMenus({ header, footer }: { header: Block[]; footer: Block[] }): void {
  if (shownIn(header).filter(({ parent }) => parent === TOP).length > MOST_HEADER_ENTRIES)
    throw invalid({
      header: `The menu has room for ${MOST_HEADER_ENTRIES} entries side by side: put some below others, or hide them`,
    })
  refuseTwice('header', header)
  refuseTwice('footer', footer)
}

function refuseTwice(name: string, blocks: Block[]): void {
  const seen = new Set<string>()
  for (const { parent, index, block } of shownIn(blocks)) {
    const { type, page, itemId, url } = block
    const place = JSON.stringify([parent, type, page === 'story' ? 'about' : page, itemId, url])
    if (seen.has(place))
      throw invalid({ [`${name}.${index}`]: 'Another entry leads to the same page: remove one of them' })
    seen.add(place)
  }
}

function shownIn(blocks: Block[]) {
  let above = TOP
  return blocks
    .map((block, index) => {
      const parent = block['isBelow'] === true ? above : TOP
      if (parent === TOP) above = index
      return { block, index, parent }
    })
    .filter(({ block }) => block['isHidden'] !== true)
}
