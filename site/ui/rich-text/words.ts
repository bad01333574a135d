import { localePath } from '../../../contract/page-locales.ts'
import { defineWords } from '../../words.ts'

/** Links of the site to its own pages. */
const PAGE_LINK = / href="(\/(?!\/|admin\/|api\/|assets\/|documents\/|media\/)[^"]*)"/g

export const words = defineWords({
  en: { table: 'Table', typed: 'Text as it was typed', withLinks: (html: string): string => html },
  ne: {
    table: 'तालिका',
    typed: 'जस्ताको तस्तै पाठ',
    withLinks: (html: string) => html.replaceAll(PAGE_LINK, (_, path: string) => ` href="${localePath('ne', path)}"`),
  },
})
