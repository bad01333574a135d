import { pageKind, type PageDocument } from '../../../../contract/kinds/page.ts'
import { byOtherLocale } from '../../../../contract/locale.ts'
import { PAGE_KEYS, PAGE_TEXTS, type PageKey } from '../../../../contract/page.ts'
import { listPageIds } from '../../../store/pages.ts'
import { recordKind } from '../record-kind.ts'

const written = recordKind(pageKind, { path: ({ key }) => PAGE_TEXTS[key].path })

export const pages: typeof written = {
  ...written,

  async read(db, id) {
    const page = await written.read(db, id)
    const key = PAGE_KEYS.find((one) => PAGE_TEXTS[one].id === id)
    return page ?? (key && { document: unwritten(key), isPublished: false })
  },

  async listIds(db) {
    const ids = new Map((await listPageIds(db)).map(({ id, key }) => [key, id]))
    return PAGE_KEYS.map((key) => ids.get(key) ?? PAGE_TEXTS[key].id)
  },

  // The site needs every page: none is deleted (isFixed).
  remove: async () => {},
}

function unwritten(key: PageKey): PageDocument {
  const texts = { title: PAGE_TEXTS[key].title, summary: '', body: '', signature: '' }
  return { key, ...texts, pictureId: null, translations: byOtherLocale(() => null) }
}
