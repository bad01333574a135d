import { ADDRESSES } from '../addresses.ts'
import { date, picture, reference, slug, line, money, number, plainText } from '../fields/field.ts'
import { defineKind, type DocumentOf } from '../fields/kind.ts'
import { publicFacts, type FactsOf } from '../fields/facts.ts'
import { publicationLinks } from '../publications/publication-links.ts'
import { FULL_TEXT, summaryText, TITLE } from '../fields/item-fields.ts'
import { SEARCH_ENGINE_FIELDS } from '../fields/search-engine-fields.ts'
import { optionalChoice } from '../fields/optional-choice.ts'

const EMPLOYMENT_TYPES = [
  { value: 'full-time', label: { en: 'Full time', ne: 'पूर्णकालीन' } },
  { value: 'part-time', label: { en: 'Part time', ne: 'आंशिक समय' } },
  { value: 'temporary', label: { en: 'Fixed term', ne: 'निश्चित अवधि' } },
  { value: 'contractor', label: { en: 'Contractor', ne: 'ठेक्का वा परामर्श' } },
  { value: 'intern', label: { en: 'Internship', ne: 'इन्टर्नसिप' } },
] as const

/** Of a news item that announces vacancies. */
const VACANCY_FIELDS = {
  jobTitle: line({
    label: { en: 'Post', ne: 'पद' },
    help: {
      en: 'Makes this news item a vacancy; such as “Site engineer”',
      ne: 'यो समाचारलाई रिक्त पदको सूचना बनाउँछ; जस्तै “साइट इन्जिनियर”',
    },
    isSearched: true,
  }),
  workplace: line({
    label: { en: 'Place of work', ne: 'काम गर्ने ठाउँ' },
    help: { en: 'Such as Kavrepalanchok', ne: 'जस्तै काभ्रेपलाञ्चोक' },
  }),
  application: plainText({
    label: { en: 'How to apply', ne: 'आवेदन कसरी दिने' },
    help: { en: 'No longer shown after the last day to apply', ne: 'अन्तिम दिनपछि देखिँदैन' },
  }),
  closesOn: date({
    label: { en: 'Last day to apply', ne: 'आवेदन दिने अन्तिम दिन' },
    help: { en: 'Afterwards visitors read “Closed”', ne: 'त्यसपछि आगन्तुकले “बन्द भयो” पढ्छन्' },
    precision: 'day',
  }),
  employmentType: optionalChoice({ label: { en: 'Employment', ne: 'रोजगारीको प्रकार' }, choices: EMPLOYMENT_TYPES }),
  openings: number({ label: { en: 'Openings', ne: 'पद सङ्ख्या' }, above: 0, max: 1000, isWhole: true }),
  salary: money({ label: { en: 'Monthly salary', ne: 'मासिक तलब' } }),
}

export const newsKind = defineKind({
  entity: 'news',
  table: 'news',
  singular: { en: 'News', ne: 'समाचार' },
  plural: { en: 'News', ne: 'समाचार' },
  synonyms: 'articles, blog, notices, events, vacancy, job, tender, सूचना, रोजगारी',
  title: 'name',
  group: 'categoryId',
  date: 'createdAt',
  picture: 'imageId',
  mainText: 'description',
  publishesAtOnce: false,
  path: ADDRESSES.newsItem.path,
  list: { columns: ['group', 'date'] },
  fields: {
    name: TITLE,
    slug: slug({ label: { en: 'Address', ne: 'ठेगाना' } }),
    summary: summaryText({
      en: 'Shown in lists and search results; one or two sentences',
      ne: 'सूची र खोजमा देखिन्छ; एक वा दुई वाक्य',
    }),
    description: FULL_TEXT,
    categoryId: reference({ label: { en: 'Category', ne: 'वर्ग' }, to: 'categories', isNeededToPublish: true }),
    imageId: picture({ label: { en: 'Picture', ne: 'तस्बिर' }, column: 'picture_id', gap: 'picture' }),
    createdAt: date({
      label: { en: 'Date', ne: 'मिति' },
      help: { en: 'If empty, the time of the first save', ne: 'खाली भए पहिलो पटक सुरक्षित गरिएको समय' },
      precision: 'time',
      description: 'The date that is shown; now, when it is left out',
    }),
    publicationIds: publicationLinks('news_publication'),
    ...VACANCY_FIELDS,
    ...SEARCH_ENGINE_FIELDS,
  },
  tabs: [
    { id: 'facts', label: { en: 'Picture and facts', ne: 'तस्बिर र तथ्य' }, groups: [] },
    {
      id: 'vacancy',
      label: { en: 'Vacancy', ne: 'रिक्त पद' },
      texts: ['jobTitle', 'workplace', 'application'],
      groups: [{ fields: ['closesOn', 'employmentType', 'openings', 'salary'] }],
    },
  ],
})
export type NewsDocument = DocumentOf<typeof newsKind>

/** Fields that the public answer has in another form, or under another name. */
const SHOWN = [
  'name',
  'slug',
  'summary',
  'description',
  'categoryId',
  'imageId',
  'createdAt',
  'jobTitle',
  'workplace',
  'application',
] as const
export type VacancyFacts = Omit<FactsOf<typeof newsKind, (typeof SHOWN)[number]>, 'englishFacts'>
export const VACANCY_FACTS = publicFacts(newsKind, SHOWN)
