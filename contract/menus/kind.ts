import { blocks } from '../fields/blocks-field.ts'
import { footerEntries, headerEntries, USUAL_FOOTER, USUAL_HEADER } from './entries.ts'
import { defineKind, type Kind } from '../fields/kind.ts'
import words from './words.json' with { type: 'json' }

/** The menus at the top and at the end of every page. @param kinds those whose items an entry can lead to */
export const menusKindOf = (kinds: readonly Kind[]) =>
  defineKind({
    entity: 'menus',
    table: 'menu',
    schema: 'Menus',
    noun: 'Menu',
    ...words.kind,
    title: 'header',
    isFixed: true,
    search: 'none',
    fields: {
      header: blocks({
        ...words.header,
        bound: 60,
        blocks: headerEntries(kinds),
        usesIn: 'menu_header_use',
        initial: USUAL_HEADER,
      }),
      footer: blocks({
        ...words.footer,
        bound: 24,
        blocks: footerEntries(kinds),
        usesIn: 'menu_footer_use',
        initial: USUAL_FOOTER,
      }),
    },
    tabs: [
      { id: 'header', label: words.header.label, groups: [{ fields: ['header'] }] },
      { id: 'footer', label: words.footerTab, groups: [{ fields: ['footer'] }] },
    ],
  })
