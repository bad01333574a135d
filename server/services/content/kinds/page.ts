import { href } from '../../../../contract/addresses.ts'
import { pageKind, type PageDocument } from '../../../../contract/kinds/page.ts'
import { byOtherLocale } from '../../../../contract/locale.ts'
import { PAGE_KEYS, type PageKey } from '../../../../contract/page.ts'
import { listPageIds } from '../../../store/pages.ts'
import { DEFAULT_TITLES } from '../../pages.ts'
import { recordKind } from '../record-kind.ts'

/** Ids of pages that nobody has written yet, above those that were given. They are in stores: never change one. */
const UNWRITTEN_IDS: Record<PageKey, number> = {
  home: 1001,
  overview: 1002,
  'our-story': 1003,
  'managing-director': 1004,
  privacy: 1005,
  terms: 1006,
  accessibility: 1007,
}

const PATHS: Record<PageKey, string> = {
  home: href('home'),
  overview: href('overview'),
  'our-story': href('about'),
  'managing-director': href('about'),
  privacy: href('privacy'),
  terms: href('terms'),
  accessibility: href('accessibility'),
}

const written = recordKind(pageKind, { path: ({ key }) => PATHS[key] })

export const pages: typeof written = {
  ...written,

  async read(db, id) {
    const page = await written.read(db, id)
    const key = PAGE_KEYS.find((one) => UNWRITTEN_IDS[one] === id)
    return page ?? (key && { document: unwritten(key), isPublished: false })
  },

  async listIds(db) {
    const ids = new Map((await listPageIds(db)).map(({ id, key }) => [key, id]))
    return PAGE_KEYS.map((key) => ids.get(key) ?? UNWRITTEN_IDS[key])
  },

  // The site needs every page: none is deleted (isFixed).
  remove: async () => {},
}

function unwritten(key: PageKey): PageDocument {
  const texts = { title: DEFAULT_TITLES[key], summary: '', body: '', signature: '' }
  return { key, ...texts, pictureId: null, translations: byOtherLocale(() => null) }
}
