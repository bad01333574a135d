import { z } from 'zod'
import { named } from '../named-schema.ts'
import { MENU_PAGES, type MenuPageName } from './entries.ts'

/** One of the header or the footer, in one language. */
export interface MenuEntry {
  page?: MenuPageName | undefined
  to?: string | undefined
  label?: string | undefined
  /** Not for those that have an entry of their own, at these addresses. */
  pagesExcept?: string[] | undefined
  children?: MenuEntry[] | undefined
}

export const menuEntrySchema: z.ZodType<MenuEntry> = named('MenuEntry', {
  page: z
    .enum(MENU_PAGES.map(({ value }) => value))
    .optional()
    .meta({ description: 'A page that every site has' }),
  to: z.string().optional().meta({ description: 'Another address: of this site, or of another with https://' }),
  label: z.string().optional().meta({ description: 'Left out: the usual name of the page' }),
  pagesExcept: z.array(z.string()).optional().meta({
    description: 'The entry stands for all pages of `menu`, without those at these addresses',
  }),
  get children() {
    return z.array(menuEntrySchema).optional()
  },
})
