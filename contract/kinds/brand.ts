import { COLOR } from '../patterns.ts'
import { line } from './field.ts'
import { defineKind } from './kind.ts'

export const brandKind = defineKind({
  entity: 'brand',
  table: 'brand',
  schema: 'Brand',
  noun: 'Brand',
  singular: { en: 'Brand', ne: 'पहिचान' },
  plural: { en: 'Brand', ne: 'पहिचान' },
  menu: 'firm',
  title: 'accent',
  publishesAtOnce: true,
  isFixed: true,
  isForOwners: true,
  search: 'none',
  fields: {
    accent: line({
      label: { en: 'Accent colour', ne: 'मुख्य रङ' },
      help: {
        en: 'Of links, buttons and lines, such as #0057b8. If empty, the site has its own green and red.',
        ne: 'लिङ्क, बटन र रेखाको रङ, जस्तै #0057b8। खाली भए साइटकै हरियो र रातो रहन्छ।',
      },
      bound: 7,
      pattern: COLOR,
    }),
  },
  tabs: [
    {
      id: 'look',
      label: { en: 'Look', ne: 'रूप' },
      groups: [{ heading: { en: 'Colour', ne: 'रङ' }, fields: ['accent'] }],
    },
  ],
})
