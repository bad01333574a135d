import type { Kysely } from 'kysely'
import type { Block } from '../../contract/blocks/block.ts'
import type { Locale } from '../../contract/locale.ts'
import { PAGE_LOCALES, toPageLocale } from '../../contract/page-locales.ts'
import { pageDetailSchema, pageSchema, type PageDetail } from '../../contract/pages/page.ts'
import { PAGE_KEYS, pageText, type PageKey } from '../../contract/pages/page-texts.ts'
import type { Database } from '../core/store/schema.ts'
import { publicKind } from '../core/content/public-kind.ts'
import { pageKind } from '../../contract/kinds/page.ts'
import { showBlocks } from '../site-pages/public.ts'
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
    const page = await writtenPages.find(db, key, locale)
    if (!page) return unwrittenPage(key, locale)
    return { ...page, blocks: await showBlocks(db, page.blocks as unknown as Block[], locale) }
  },
}

function unwrittenPage(key: PageKey, wanted: Locale): PageDetail {
  const locale = toPageLocale(wanted)
  return {
    key,
    title: pageText(key).title[locale],
    summary: '',
    body: '',
    ask: '',
    signature: null,
    picture: null,
    seo: null,
    updatedAt: new Date(0).toISOString(),
    updatedAtBs: null,
    locale,
    locales: [...PAGE_LOCALES],
    blocks: [],
  }
}
