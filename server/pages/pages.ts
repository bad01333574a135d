import type { Kysely } from 'kysely'
import { DEFAULT_LOCALE, type Locale } from '../../contract/locale.ts'
import {
  PAGE_KEYS,
  PAGE_TEXTS,
  pageDetailSchema,
  pageSchema,
  type PageDetail,
  type PageKey,
} from '../../contract/pages/page.ts'
import type { Database } from '../core/store/schema.ts'
import { publicKind } from '../core/content/public-kind.ts'
import { pageKind } from '../../contract/kinds/page.ts'
import { notFound } from '../core/process/service-error.ts'

const writtenPages = publicKind(pageKind, {
  item: pageSchema,
  detail: pageDetailSchema,
  values: { signature: (row) => row['signature'] },
})

export const pages = {
  ...writtenPages,

  /** An unwritten page has a title only. @throws ServiceError not_found */
  async get(db: Kysely<Database>, value: string, locale: Locale): Promise<PageDetail> {
    const key = PAGE_KEYS.find((candidate) => candidate === value)
    if (!key) throw notFound('Page')
    return (await writtenPages.find(db, key, locale)) ?? unwrittenPage(key)
  },
}

function unwrittenPage(key: PageKey): PageDetail {
  return {
    key,
    title: PAGE_TEXTS[key].title,
    summary: '',
    body: '',
    signature: null,
    picture: null,
    seo: null,
    updatedAt: new Date(0).toISOString(),
    updatedAtBs: null,
    locale: DEFAULT_LOCALE,
    locales: [DEFAULT_LOCALE],
  }
}
