import { blocks } from '../fields/blocks-field.ts'
import { footerEntries, headerEntries, USUAL_FOOTER, USUAL_HEADER } from './entries.ts'
import { defineKind, type Kind } from '../fields/kind.ts'

/** The menus at the top and at the end of every page. @param kinds those whose items an entry can lead to */
export const menusKindOf = (kinds: readonly Kind[]) =>
  defineKind({
    entity: 'menus',
    table: 'menu',
    schema: 'Menus',
    noun: 'Menu',
    singular: { en: 'Menu and footer', ne: 'मेनु र फुटर' },
    plural: { en: 'Menu and footer', ne: 'मेनु र फुटर' },
    synonyms: 'navigation, header, links, मेनु, पुछार',
    title: 'header',
    isFixed: true,
    search: 'none',
    fields: {
      header: blocks({
        label: { en: 'Menu', ne: 'मेनु' },
        help: {
          en: 'At most nine side by side, others below one of them.',
          ne: 'बढीमा नौवटा सँगसँगै, अरू तीमध्ये कुनैमुनि।',
        },
        bound: 60,
        blocks: headerEntries(kinds),
        usesIn: 'menu_header_use',
        initial: USUAL_HEADER,
      }),
      footer: blocks({
        label: { en: 'Links in the footer', ne: 'फुटरका लिङ्क' },
        help: { en: 'Under “The firm”', ne: '“संस्था” मुनि' },
        bound: 24,
        blocks: footerEntries(kinds),
        usesIn: 'menu_footer_use',
        initial: USUAL_FOOTER,
      }),
    },
    tabs: [
      { id: 'header', label: { en: 'Menu', ne: 'मेनु' }, groups: [{ fields: ['header'] }] },
      { id: 'footer', label: { en: 'Footer', ne: 'फुटर' }, groups: [{ fields: ['footer'] }] },
    ],
  })
