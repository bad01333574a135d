import { fieldsOf } from '../../contract/kinds/kind.ts'
import { pageKind, type PageDocument } from '../../contract/kinds/page.ts'
import { byOtherLocale } from '../../contract/locale.ts'
import { PAGE_KEYS, PAGE_TEXTS, type PageKey } from '../../contract/pages/page.ts'
import { listWrittenPages } from './page-store.ts'
import { ALL_PUBLISHED } from '../core/content/columns.ts'
import { recordKind } from '../core/content/record-kind.ts'

const written = recordKind(pageKind, { path: ({ key }) => PAGE_TEXTS[key].path })

export const pages: typeof written = {
  ...written,

  async read(db, id) {
    const page = await written.read(db, id)
    const key = PAGE_KEYS.find((one) => PAGE_TEXTS[one].id === id)
    return page ?? (key && { document: unwritten(key), isPublished: false })
  },

  async listIds(db) {
    const ids = new Map((await listWrittenPages(db)).map(({ id, key }) => [key, id]))
    return PAGE_KEYS.map((key) => ids.get(key) ?? PAGE_TEXTS[key].id)
  },

  // The site needs every page: none is deleted (isFixed).
  remove: async () => {},
  emptied: ({ key }) => unwritten(key),
}

function unwritten(key: PageKey): PageDocument {
  const empty = Object.fromEntries(fieldsOf(pageKind).map(([name, field]) => [name, field.empty]))
  return {
    ...empty,
    key,
    title: PAGE_TEXTS[key].title,
    translations: byOtherLocale(() => null),
    ...ALL_PUBLISHED,
  } as unknown as PageDocument
}
