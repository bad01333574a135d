import { blocks } from '../blocks/blocks-field.ts'
import { ENTRIES, USUAL_FOOTER, USUAL_HEADER } from '../menus/entries.ts'
import { defineKind } from './kind.ts'

/** What stands at the top and at the end of every page. */
export const menusKind = defineKind({
  entity: 'menus',
  table: 'menu',
  schema: 'Menus',
  noun: 'Menu',
  singular: { en: 'Menu and footer', ne: 'मेनु र पुछार' },
  plural: { en: 'Menu and footer', ne: 'मेनु र पुछार' },
  menu: 'content',
  title: 'header',
  publishesAtOnce: true,
  isFixed: true,
  search: 'none',
  fields: {
    header: blocks({
      label: { en: 'Menu', ne: 'मेनु' },
      help: {
        en: 'At the top of every page: at most nine side by side, others below one of them. Services are put in order on their own screen. A menu that is too long for a screen folds into one button.',
        ne: 'हरेक पृष्ठको माथि: बढीमा नौवटा सँगसँगै, अरू तीमध्ये कुनैमुनि। सेवाको क्रम सेवाकै स्क्रिनमा मिलाइन्छ। स्क्रिनमा नअटाए मेनु एउटै बटनमा आउँछ।',
      },
      bound: 60,
      blocks: ENTRIES.header,
      usesIn: 'menu_header_use',
      initial: USUAL_HEADER,
    }),
    footer: blocks({
      label: { en: 'Links in the footer', ne: 'पुछारका लिङ्क' },
      help: {
        en: 'Under “The firm” at the end of every page. Services, privacy and terms stay beside them.',
        ne: 'हरेक पृष्ठको अन्त्यमा “संस्था” मुनि। सेवा, गोपनीयता र सर्तहरू छेउमै रहन्छन्।',
      },
      bound: 24,
      blocks: ENTRIES.footer,
      usesIn: 'menu_footer_use',
      initial: USUAL_FOOTER,
    }),
  },
  tabs: [
    { id: 'header', label: { en: 'Menu', ne: 'मेनु' }, groups: [{ fields: ['header'] }] },
    { id: 'footer', label: { en: 'Footer', ne: 'पुछार' }, groups: [{ fields: ['footer'] }] },
  ],
})
