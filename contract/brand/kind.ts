import { TYPEFACES } from './typefaces.ts'
import { COLOR } from '../patterns.ts'
import { choice, flag, line, picture } from '../fields/field.ts'
import { defineKind } from '../fields/kind.ts'
import words from './words.json' with { type: 'json' }

export const brandKind = defineKind({
  entity: 'brand',
  table: 'brand',
  ...words.kind,
  menu: 'firm',
  title: 'accent',
  isFixed: true,
  isForOwners: true,
  search: 'none',
  fields: {
    logoId: picture(words.logoId),
    darkLogoId: picture(words.darkLogoId),
    logoHasName: flag(words.logoHasName),
    accent: line({ ...words.accent, bound: 7, pattern: COLOR, isTranslated: false }),
    typeface: choice({ ...words.typeface, choices: TYPEFACES, initial: 'narrow' }),
    isPlain: flag(words.isPlain),
  },
  tabs: [
    {
      id: 'look',
      label: { en: 'Look', ne: 'रूप' },
      groups: [
        { heading: { en: 'Logo', ne: 'लोगो' }, fields: ['logoId', 'darkLogoId', 'logoHasName'] },
        { heading: { en: 'Colour', ne: 'रङ' }, fields: ['accent'] },
        { heading: { en: 'Type and ornament', ne: 'अक्षर र सजावट' }, fields: ['typeface', 'isPlain'] },
      ],
    },
  ],
})
