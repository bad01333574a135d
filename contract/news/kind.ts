import { ADDRESSES } from '../addresses.ts'
import { choicesOf } from '../fields/choices.ts'
import { date, picture, reference, slug, line, money, number, plainText } from '../fields/field.ts'
import { defineKind, type DocumentOf } from '../fields/kind.ts'
import { publicFacts, type FactsOf } from '../fields/facts.ts'
import { publicationLinks } from '../publications/publication-links.ts'
import { FULL_TEXT, summaryText, TITLE } from '../fields/item-fields.ts'
import { SEARCH_ENGINE_FIELDS } from '../fields/search-engine-fields.ts'
import { optionalChoice } from '../fields/optional-choice.ts'
import words from './words.json' with { type: 'json' }

/** Of a news item that announces vacancies. */
const VACANCY_FIELDS = {
  jobTitle: line({ ...words.jobTitle, isSearched: true }),
  workplace: line(words.workplace),
  application: plainText(words.application),
  closesOn: date({ ...words.closesOn, precision: 'day' }),
  employmentType: optionalChoice({ ...words.employmentType, choices: choicesOf(words.employmentTypes) }),
  openings: number({ ...words.openings, above: 0, max: 1000, isWhole: true }),
  salary: money(words.salary),
}

export const newsKind = defineKind({
  entity: 'news',
  table: 'news',
  ...words.kind,
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
    slug: slug(words.slug),
    summary: summaryText(words.summary),
    description: FULL_TEXT,
    categoryId: reference({ ...words.categoryId, to: 'categories', isNeededToPublish: true }),
    imageId: picture({ ...words.imageId, column: 'picture_id', gap: 'picture' }),
    createdAt: date({
      ...words.createdAt,
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
