import { localePath } from '../../../contract/page-locales.ts'
import { defineWords } from '../../words.ts'

/** Links of the site to its own pages. */
const PAGE_LINK = / href="(\/(?!\/|admin\/|api\/|assets\/|documents\/|media\/)[^"]*)"/g

export const words = defineWords({
  table: { en: 'Table', ne: 'तालिका' },
  typed: { en: 'Text as it was typed', ne: 'जस्ताको तस्तै पाठ' },
  withLinks: {
    en: (html: string): string => html,
    ne: (html: string) => html.replaceAll(PAGE_LINK, (_, path: string) => ` href="${localePath('ne', path)}"`),
  },
})
