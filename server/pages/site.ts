import { sql, type RawBuilder } from 'kysely'
import type { AddressName } from '../../contract/addresses.ts'
import { kindOf, type ContentEntity } from '../../contract/kinds/index.ts'
import { pageKind } from '../../contract/pages/kind.ts'
import type { Locale } from '../../contract/locale.ts'
import { toPageLocale } from '../../contract/page-locales.ts'
import { PAGE_NEEDS } from '../../contract/pages/page-content.ts'
import { SHARED_KEYS, pageText, type SharedKey } from '../../contract/pages/page-texts.ts'
import type { SharedText, Site } from '../../contract/pages/site.ts'
import type { MenuPage } from '../../contract/site-pages/site-page.ts'
import { toSeo, searchEngineColumns, type SearchEngineRow } from '../core/content/seo.ts'
import { factColumns } from '../core/content/facts.ts'
import { ANSWER_TIME_SHOWN, measureAnswerTime } from '../enquiries/public.ts'
import { menuColumns, readMenus, type MenuRow } from '../menus/public.ts'
import { menuPagesColumn } from '../site-pages/public.ts'
import { loadPictures } from '../core/pictures/pictures.ts'
import { FOOT_FACT } from '../core/store/facts.ts'
import type { Db } from '../core/store/schema.ts'
import { answeredLocale, joinTexts } from '../core/store/translation.ts'

const { title, summary, ask, signature } = pageKind.fields
const TEXTS = factColumns('page', Object.entries({ title, summary, ask, signature }))

type TextRow = SearchEngineRow &
  Record<'title' | 'summary' | 'ask' | 'signature', string | null> & { key: SharedKey | null; locale: Locale }
/** 1 for a page that has something to show. */
type Present = Partial<Record<AddressName, 0 | 1>>

/** For every page, with one statement: which pages are there, and the texts that stand on pages of other content. */
export async function readSite(db: Db, locale: Locale, now: Date): Promise<Site> {
  const { rows } = await sql<
    TextRow & Present & MenuRow & Record<'answer_time_shown' | 'foot' | 'menu_pages', string | null>
  >`
    select present.*, shown.value as answer_time_shown, foot.value as foot, page.key, ${sql.join([...TEXTS, ...searchEngineColumns('page'), answeredLocale])}
    from (select ${sql.join([...presentColumns, menuPagesColumn(db, locale), ...menuColumns])}) as present
    left join store_fact as shown on shown.name = ${ANSWER_TIME_SHOWN}
    left join store_fact as foot on foot.name = ${FOOT_FACT}
    left join page on page.key in (${sql.join(SHARED_KEYS)})
    ${joinTexts('page', 'page', locale)}`.execute(db)
  const pictureIds = rows.map((row) => row.social_picture_id)
  const pictureOf = await loadPictures(db, pictureIds, locale)
  const answeredWithin = rows[0]?.answer_time_shown === '1' ? (await measureAnswerTime(db, now)).workingDays : null
  const written = new Map(rows.map((row) => [row.key, row]))
  return {
    absent: PAGE_NEEDS.map(([name]) => name).filter((name) => !rows[0]![name]),
    ...(rows[0]?.menu_pages && { menu: JSON.parse(rows[0].menu_pages) as MenuPage[] }),
    ...(await readMenus(db, rows[0]!, locale, now)),
    ...(answeredWithin !== null && { answeredWithin }),
    ...(rows[0]?.foot && { foot: JSON.parse(rows[0].foot) as Site['foot'] }),
    texts: SHARED_KEYS.map((key) => {
      const row = written.get(key)
      return row ? toText(key, row, toSeo(row, pictureOf)) : unwritten(key, locale)
    }),
  }
}

/** Pages that menus and the sitemap leave out. */
export async function listAbsentPages(db: Db): Promise<Set<AddressName>> {
  const { rows } = await sql<Present>`select ${sql.join(presentColumns)}`.execute(db)
  return new Set(PAGE_NEEDS.map(([name]) => name).filter((name) => !rows[0]![name]))
}

function itemOf(kind: string): RawBuilder<unknown> {
  if (kind === 'pictures') return sql`select 1 from project_picture`
  const { table } = kindOf(kind as ContentEntity)
  return table === 'news' ? sql`select 1 from news where status = '1'` : sql`select 1 from ${sql.table(table)}`
}

const writtenText = (keys: readonly string[]) => sql`
  select 1 from page as own join page_translation as text on text.page_id = own.id
  where own.key in (${sql.join(keys)}) and (text.body <> '' or text.summary <> '')`

const presentColumns = PAGE_NEEDS.map(([name, { kinds = [], texts = [] }]) => {
  const found = [...kinds.map(itemOf), ...(texts.length > 0 ? [writtenText(texts)] : [])]
  return sql`case when ${sql.join(
    found.map((rows) => sql`exists (${rows})`),
    sql` or `,
  )} then 1 else 0 end`.as(name)
})

function toText(key: SharedKey, row: TextRow, seo: SharedText['seo']): SharedText {
  const { title: own, summary: lead, ask: link, signature: by, locale } = row
  return { key, title: own ?? '', summary: lead ?? '', ask: link ?? '', signature: by, seo, locale }
}

function unwritten(key: SharedKey, locale: Locale): SharedText {
  const own = toPageLocale(locale)
  return { key, title: pageText(key).title[own], summary: '', ask: '', signature: null, seo: null, locale: own }
}
