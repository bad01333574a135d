import { fieldsOf, translatedFields } from '../../contract/fields/kind.ts'
import { pageKind, type PageDocument } from '../../contract/pages/kind.ts'
import { byOtherLocale, OTHER_LOCALES, type Locale } from '../../contract/locale.ts'
import { toPageLocale } from '../../contract/page-locales.ts'
import { PAGE_KEYS, PAGE_TEXTS, pageText, pathOfText, type PageKey } from '../../contract/pages/page-texts.ts'
import { ALL_PUBLISHED } from '../core/content/columns.ts'
import { recordKind } from '../core/content/record-kind.ts'
import { invalid } from '../core/process/service-error.ts'
import { hasRows } from '../core/store/engine.ts'
import { itemVersions, PUBLISHED } from '../core/store/item-rows.ts'
import type { Db } from '../core/store/schema.ts'

const written = recordKind(pageKind, { path: ({ key }) => pathOfText(key) })

export const pages: typeof written = {
  ...written,

  // Its column needs a title, which a language may have lost with the sample.
  async complete(...asked) {
    const document = await written.complete(...asked)
    for (const locale of OTHER_LOCALES) {
      const texts = document.translations[locale]
      if (texts && !texts.title) texts.title = pageText(document.key).title[toPageLocale(locale)]
    }
    return document
  },

  async read(db, id) {
    const page = await written.read(db, id)
    const key = PAGE_KEYS.find((one) => PAGE_TEXTS[one].id === id)
    return page ?? (key && { document: unwritten(key), isPublished: false })
  },

  async listIds(db) {
    const ids = new Map((await listWrittenPages(db)).map(({ id, key }) => [key, id]))
    return PAGE_KEYS.map((key) => ids.get(key) ?? PAGE_TEXTS[key].id)
  },

  async check(tx, document, id) {
    const { key, blocks, sections } = document
    if (blocks.length > 0 && !pageText(key).hasBlocks) throw invalid({ blocks: 'This page shows no blocks' })
    if (sections.length > 0 && !pageText(key).hasSections)
      throw invalid({ sections: 'The sections of this page have a fixed order' })
    if (new Set(sections.map(({ type }) => type)).size < sections.length)
      throw invalid({ sections: 'A section can stand on the page only once' })
    await written.check(tx, document, id)
  },

  // Only a page has a body that can be missing.
  describe: (document) => written.describe(pageText(document.key).role === 'page' ? document : withBody(document)),

  // The site needs every page: none is deleted (isFixed).
  remove: async () => {},
  emptied: ({ key }) => unwritten(key),
}

/** The text of a key, written or not. */
export async function findPageId(db: Db, key: unknown): Promise<number | undefined> {
  return (await pages.listIds(db))[PAGE_KEYS.findIndex((one) => one === key)]
}

/** A reading page is not there in a language until it is written; the title of a list is. */
function unwrittenIn(key: PageKey, locale: Locale): PageDocument['translations']['ne'] {
  const { role, title } = pageText(key)
  if (role === 'page' || !(locale in title)) return null
  const texts = Object.fromEntries(translatedFields(pageKind).map(([name, field]) => [name, field.empty]))
  return { ...texts, title: title[toPageLocale(locale)] } as PageDocument['translations']['ne']
}

function withBody(document: PageDocument): PageDocument {
  const translations = byOtherLocale((locale) => {
    const texts = document.translations[locale]
    return texts && { ...texts, body: texts.title }
  })
  return { ...document, body: document.title, translations }
}

function unwritten(key: PageKey): PageDocument {
  const empty = Object.fromEntries(fieldsOf(pageKind).map(([name, field]) => [name, field.empty]))
  return {
    ...empty,
    key,
    title: pageText(key).title.en,
    translations: byOtherLocale((locale) => unwrittenIn(key, locale)),
    ...ALL_PUBLISHED,
  } as unknown as PageDocument
}

/** The written texts of pages, without their texts. */
export async function listWrittenPages(db: Db) {
  return db.selectFrom('page').select(['id', 'key', 'updated_at', 'hidden_from_search']).execute()
}

/** Whether visitors read a text that staff have saved, and not one that was loaded with the sample. */
export async function isWritten(db: Db, key: PageKey): Promise<boolean> {
  const written = itemVersions(db, PUBLISHED)
    .innerJoin('page', 'page.id', 'item.item_id')
    .innerJoin('page_translation', 'page_translation.page_id', 'page.id')
    .select('page.id')
    .where('item.entity', '=', 'pages')
    .where('page.key', '=', key)
    .where('page_translation.body', '!=', '')
    .where('version.action', '!=', 'load')
  return hasRows(written)
}
