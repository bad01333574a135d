import { ownFacts } from '../facts/own-facts.ts'
import { CONTENT_BOUNDS } from '../limits.ts'
import { PHONE, REFERENCE_LETTERS, SOCIAL_LINK } from '../patterns.ts'
import { choice, date, email, line, lines, plainText, rows } from '../fields/field.ts'
import { location } from '../fields/place-fields.ts'
import { defineKind } from '../fields/kind.ts'

/** The first is what applies until owners choose. */
export const BS_PLACES = [
  { value: 'title', label: { en: 'On hover', ne: 'कर्सर राख्दा' } },
  { value: 'beside', label: { en: 'Beside the date', ne: 'मितिको छेउमा' } },
  { value: 'none', label: { en: 'Not at all', ne: 'नदेखाउने' } },
] as const

/** The first is what applies until owners choose. */
export const SITE_LANGUAGES = [
  { value: 'both', label: { en: 'English and Nepali', ne: 'अङ्ग्रेजी र नेपाली' } },
  { value: 'en', label: { en: 'English only', ne: 'अङ्ग्रेजी मात्र' } },
  { value: 'ne', label: { en: 'Nepali only', ne: 'नेपाली मात्र' } },
] as const

const { label, link } = CONTENT_BOUNDS
const TEN = 10

export const settingsKind = defineKind({
  entity: 'settings',
  table: 'setting',
  schema: 'Settings',
  noun: 'Setting',
  singular: { en: 'Settings', ne: 'सेटिङ' },
  plural: { en: 'Settings', ne: 'सेटिङ' },
  synonyms: 'address, phone, telephone, opening hours, email, social media, map, name of the firm, ठेगाना, फोन, समय',
  menu: 'firm',
  title: 'name',
  mainText: 'name',
  isFixed: true,
  isForOwners: true,
  search: 'none',
  fields: {
    name: line({ label: { en: 'Name of the firm', ne: 'संस्थाको नाम' }, isRequired: true, gap: 'name' }),
    shortName: line({
      label: { en: 'Short name', ne: 'छोटो नाम' },
      help: { en: 'For narrow places, such as the header on a phone', ne: 'साँघुरो ठाउँका लागि, जस्तै फोनको शीर्षमा' },
      bound: label,
      isRequired: true,
    }),
    referenceLetters: line({
      label: { en: 'Letters of references', ne: 'सन्दर्भ नम्बरका अक्षर' },
      help: {
        en: 'Each message of a visitor gets a reference, such as HIM-7K3M9QXW. If empty, it begins with letters of the short name. Those that were given stay valid.',
        ne: 'आगन्तुकको हरेक सन्देशले HIM-7K3M9QXW जस्तो सन्दर्भ नम्बर पाउँछ। खाली भए छोटो नामका अक्षरबाट सुरु हुन्छ। दिइसकेका नम्बर चलिरहन्छन्।',
      },
      bound: TEN,
      pattern: REFERENCE_LETTERS,
      isTranslated: false,
    }),
    tagline: plainText({
      label: { en: 'Tagline', ne: 'परिचय वाक्य' },
      help: { en: 'One sentence on what the firm does', ne: 'संस्थाले के गर्छ भन्ने एक वाक्य' },
      isRequired: true,
      isSearched: true,
    }),
    phones: lines({
      label: { en: 'Phone', ne: 'फोन' },
      help: { en: 'The first one stands in the footer', ne: 'पहिलो नम्बर पृष्ठको फुटरमा देखिन्छ' },
      bound: TEN,
      pattern: PHONE,
      isRequired: true,
      gap: 'phones',
    }),
    email: email({
      label: { en: 'E-mail', ne: 'इमेल' },
      help: {
        en: 'Shown to visitors. Where messages are mailed to is chosen under “Mail and address”.',
        ne: 'आगन्तुकलाई देखिन्छ। सन्देश कहाँ पठाउने भन्ने “इमेल र ठेगाना” मा तोकिन्छ।',
      },
      isRequired: true,
      isSearched: true,
      gap: 'email',
    }),
    address: lines({
      label: { en: 'Address', ne: 'ठेगाना' },
      bound: TEN,
      isTranslated: true,
      isRequired: true,
      isSearched: true,
      gap: 'address',
    }),
    hours: rows({
      label: { en: 'Opening hours', ne: 'खुल्ने समय' },
      help: { en: 'Such as Sunday to Friday, 10:00-17:00', ne: 'जस्तै आइतबारदेखि शुक्रबार, 10:00-17:00' },
      bound: TEN,
      isTranslated: true,
      columns: {
        days: line({ label: { en: 'Days', ne: 'दिन' }, isRequired: true, isTranslated: false }),
        time: line({ label: { en: 'Time', ne: 'समय' }, isRequired: true, isTranslated: false }),
      },
    }),
    foundedOn: date({
      label: { en: 'Founded on', ne: 'स्थापना मिति' },
      help: {
        en: 'The years on the home page are counted from it. If empty, none are shown.',
        ne: 'गृहपृष्ठका वर्ष यसैबाट गनिन्छन्। खाली भए देखाइँदैन।',
      },
      precision: 'day',
    }),
    languages: choice({
      label: { en: 'Languages of the website', ne: 'वेबसाइटका भाषा' },
      help: {
        en: 'Addresses of a language that is left out lead to the other. Its texts are kept.',
        ne: 'नराखिएको भाषाका ठेगानाले अर्को भाषामा लैजान्छन्। त्यसका पाठ भने रहिरहन्छन्।',
      },
      choices: SITE_LANGUAGES,
      initial: 'both',
    }),
    bikramSambat: choice({
      label: { en: 'Bikram Sambat on English pages', ne: 'अङ्ग्रेजी पृष्ठमा विक्रम संवत्' },
      help: {
        en: 'Nepali pages always write it first. Beside the date, e-mails to staff have it too.',
        ne: 'नेपाली पृष्ठमा यो सधैँ पहिले आउँछ। मितिको छेउमा छाने कर्मचारीलाई जाने इमेलमा पनि आउँछ।',
      },
      choices: BS_PLACES,
      initial: 'title',
    }),
    location: location({
      label: { en: 'Place on the map', ne: 'नक्सामा स्थान' },
      help: {
        en: 'Degrees, such as 27.7172 and 85.3240; or paste both into one, as a map copies them. If empty, the contact page has no map.',
        ne: 'डिग्रीमा, जस्तै 27.7172 र 85.3240; वा नक्साबाट प्रतिलिपि गरेका दुवै अङ्क एउटैमा टाँस्नुहोस्। खाली भए सम्पर्क पृष्ठमा नक्सा हुँदैन।',
      },
    }),
    socialLinks: rows({
      label: { en: 'Social links', ne: 'सामाजिक सञ्जाल' },
      help: {
        en: 'Such as Facebook, https://www.facebook.com/example. A network’s own front page is not shown to visitors.',
        ne: 'जस्तै Facebook, https://www.facebook.com/example। सञ्जालकै गृहपृष्ठ आगन्तुकलाई देखाइँदैन।',
      },
      bound: TEN,
      columns: {
        label: line({ label: { en: 'Name', ne: 'नाम' }, bound: label, isRequired: true, isTranslated: false }),
        url: line({
          label: { en: 'Address', ne: 'ठेगाना' },
          bound: link,
          pattern: SOCIAL_LINK,
          isRequired: true,
          isTranslated: false,
        }),
      },
    }),
    facts: ownFacts('setting_own_fact'),
  },
  tabs: [
    {
      id: 'firm',
      label: { en: 'Firm', ne: 'संस्था' },
      groups: [
        { heading: { en: 'The firm', ne: 'संस्था' }, fields: ['foundedOn', 'facts'] },
        { heading: { en: 'Languages and dates', ne: 'भाषा र मिति' }, fields: ['languages', 'bikramSambat'] },
        { heading: { en: 'Place on the map', ne: 'नक्सामा स्थान' }, fields: ['location'] },
      ],
    },
    {
      id: 'contact',
      label: { en: 'Contact', ne: 'सम्पर्क' },
      groups: [
        { heading: { en: 'How to reach the firm', ne: 'संस्थामा सम्पर्क गर्ने तरिका' }, fields: ['email', 'phones'] },
        { heading: { en: 'Elsewhere on the web', ne: 'वेबमा अन्यत्र' }, fields: ['socialLinks'] },
      ],
    },
  ],
})
