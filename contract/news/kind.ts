import { ADDRESSES } from '../addresses.ts'
import { date, picture, reference, slug } from '../fields/field.ts'
import { defineKind, type DocumentOf } from '../fields/kind.ts'
import { publicFacts, type FactsOf } from '../fields/facts.ts'
import { publicationLinks } from '../publications/publication-links.ts'
import { FULL_TEXT, summaryText, TITLE } from '../fields/item-fields.ts'
import { SEARCH_ENGINE_FIELDS } from '../fields/search-engine-fields.ts'
import { VACANCY_FIELDS } from './vacancy-fields.ts'

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
