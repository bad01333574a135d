import { isDeepStrictEqual } from 'node:util'
import { arranged } from '../../contract/fields/arranged.ts'
import type { Block } from '../../contract/fields/block.ts'
import { parseBlocks } from '../../contract/fields/read-blocks.ts'
import type { Locale } from '../../contract/locale.ts'
import { PAGE_LOCALES, toPageLocale } from '../../contract/page-locales.ts'
import { USUAL_SECTIONS, type HomeSection } from '../../contract/pages/home-sections.ts'
import { pageDetailSchema, pageSchema, type PageDetail } from '../../contract/pages/page.ts'
import { PAGE_KEYS, pageText, type PageKey } from '../../contract/pages/page-texts.ts'
import type { Db } from '../core/store/schema.ts'
import { publicKind } from '../core/content/public-kind.ts'
import { pageKind } from '../../contract/pages/kind.ts'
import { showBlocks } from '../site-pages/public.ts'
import { notFound } from '../core/process/service-error.ts'

const writtenPages = publicKind(pageKind, {
  item: pageSchema,
  detail: pageDetailSchema,
  values: {
    signature: (row) => row['signature'],
    sections: (row) => shownSections(parseBlocks(row['sections'] as string | null)),
  },
})

export const pages = {
  ...writtenPages,

  /** An unwritten page has a title only. @throws ServiceError not_found */
  async get(db: Db, value: string, locale: Locale): Promise<PageDetail> {
    const key = PAGE_KEYS.find((candidate) => candidate === value)
    if (!key) throw notFound('Page')
    const page = await writtenPages.find(db, key, locale)
    if (!page) return unwrittenPage(key, locale)
    const isShown = page.sections?.includes('blocks') ?? true
    return { ...page, blocks: isShown ? await showBlocks(db, page.blocks as unknown as Block[], locale) : [] }
  },
}

/** @returns undefined for all in the usual order */
function shownSections(stored: Block[]): HomeSection[] | undefined {
  if (stored.length === 0) return undefined
  const shown = arranged(pageKind.fields.sections, stored).filter(({ isHidden }) => isHidden !== true)
  const sections = shown.map(({ type }) => type as HomeSection)
  return isDeepStrictEqual(sections, USUAL_SECTIONS) ? undefined : sections
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
