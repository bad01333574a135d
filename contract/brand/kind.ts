import { TYPEFACES } from './typefaces.ts'
import { COLOR } from '../patterns.ts'
import { choice, flag, line, picture } from '../fields/field.ts'
import { defineKind } from '../fields/kind.ts'

export const brandKind = defineKind({
  entity: 'brand',
  table: 'brand',
  singular: { en: 'Brand', ne: 'पहिचान' },
  plural: { en: 'Brand', ne: 'पहिचान' },
  synonyms: 'logo, colours, colors, fonts, theme, design, लोगो, रङ',
  menu: 'firm',
  title: 'accent',
  isFixed: true,
  isForOwners: true,
  search: 'none',
  fields: {
    logoId: picture({
      label: { en: 'Logo', ne: 'लोगो' },
      help: {
        en: 'SVG, or PNG with a transparent ground; an empty sheet around it is cropped. Without one, the letters of the short name stand for the firm.',
        ne: 'SVG, वा पारदर्शी पृष्ठभूमिको PNG; वरिपरिको खाली पाना काटिन्छ। नभए छोटो नामका अक्षर देखिन्छन्।',
      },
    }),
    darkLogoId: picture({
      label: { en: 'Logo for dark ground', ne: 'अँध्यारो पृष्ठभूमिको लोगो' },
      help: {
        en: 'For dark pages and the footer. Without one, the logo stands there on a light plate where it could not be seen.',
        ne: 'अँध्यारो पृष्ठ र फुटरका लागि। नभए, नदेखिने ठाउँमा लोगो उज्यालो पाटीमा रहन्छ।',
      },
    }),
    logoHasName: flag({
      label: { en: 'The logo contains the name', ne: 'लोगोमा नाम छ' },
      help: { en: 'Then the header has no name beside it', ne: 'त्यसो भए शीर्षमा छेउमा नाम देखिँदैन' },
    }),
    accent: line({
      label: { en: 'Accent colour', ne: 'मुख्य रङ' },
      help: {
        en: 'Of links, buttons and lines, such as #0057b8. If empty, the site has its own green and red.',
        ne: 'लिङ्क, बटन र रेखाको रङ, जस्तै #0057b8। खाली भए साइटकै हरियो र रातो रहन्छ।',
      },
      bound: 7,
      pattern: COLOR,
      isTranslated: false,
    }),
    typeface: choice({
      label: { en: 'Type of headings', ne: 'शीर्षकको अक्षर' },
      help: {
        en: 'Of English headings; Nepali ones stay as they are. No choice makes pages larger.',
        ne: 'अङ्ग्रेजी शीर्षकको; नेपाली शीर्षक उस्तै रहन्छन्। कुनैले पनि पृष्ठ ठूलो बनाउँदैन।',
      },
      choices: TYPEFACES,
      initial: 'narrow',
    }),
    isPlain: flag({
      label: { en: 'Without contour lines', ne: 'कन्टुर रेखाबिना' },
      help: { en: 'The thin lines behind the first heading', ne: 'पहिलो शीर्षकपछाडिका मसिना रेखा' },
    }),
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
