import { choice, date, flag, line } from '../fields/field.ts'
import { defineKind } from '../fields/kind.ts'
import { table } from '../fields/table.ts'
import { CONTENT_BOUNDS } from '../limits.ts'

/** Each is named like the column of its values (own-facts.ts). */
export const FACT_TYPES = [
  { value: 'text', label: { en: 'Text', ne: 'पाठ' } },
  { value: 'number', label: { en: 'Number', ne: 'सङ्ख्या' } },
  { value: 'date', label: { en: 'Date', ne: 'मिति' } },
  { value: 'yesNo', label: { en: 'Yes or no', ne: 'हो वा होइन' } },
  { value: 'choice', label: { en: 'Choice', ne: 'विकल्प' } },
] as const

/** Owners of facts: kinds of content whose items have them, and the firm. */
export const FACTS_OF = [
  { value: 'projects', label: { en: 'Projects', ne: 'परियोजनाहरू' } },
  { value: 'teams', label: { en: 'People', ne: 'जनशक्ति' } },
  { value: 'firm', label: { en: 'The firm', ne: 'संस्था' } },
] as const

/** As facts name the items of a kind of content: the firm has its facts among its settings. */
export const aboutOf = (entity: string): string => (entity === 'settings' ? 'firm' : entity)

const PLACES = [
  { value: 'page', label: { en: 'On its page', ne: 'आफ्नो पृष्ठमा' } },
  { value: 'staff', label: { en: 'Only to staff', ne: 'कर्मचारीलाई मात्र' } },
] as const

/** Facts of projects, people and the firm that the product does not ask for. */
export const factKind = defineKind({
  entity: 'facts',
  table: 'own_fact',
  singular: { en: 'Own fact', ne: 'आफ्नो तथ्य' },
  plural: { en: 'Own facts', ne: 'आफ्ना तथ्य' },
  synonyms: 'custom fields, properties, attributes, licence, थप विवरण',
  menu: 'firm',
  title: 'label',
  group: 'about',
  date: 'endedOn',
  hasOrder: true,
  isOrderedInGroups: true,
  expires: 'as planned',
  isForOwners: true,
  search: 'none',
  list: { columns: ['group', 'type', 'date'], sort: 'position' },
  fields: {
    label: line({
      label: { en: 'Name', ne: 'नाम' },
      help: { en: 'Such as NVC licence or Length of tunnel', ne: 'जस्तै NVC लाइसेन्स वा सुरुङको लम्बाइ' },
      bound: CONTENT_BOUNDS.label,
      isRequired: true,
    }),
    unit: line({
      label: { en: 'Unit', ne: 'एकाइ' },
      help: { en: 'Of a number, such as m or years', ne: 'सङ्ख्याको, जस्तै मि. वा वर्ष' },
      bound: CONTENT_BOUNDS.label,
    }),
    about: choice({ label: { en: 'A fact of', ne: 'कसको तथ्य' }, choices: FACTS_OF, initial: 'projects' }),
    type: choice({
      label: { en: 'Type', ne: 'प्रकार' },
      help: { en: 'It stays as it is once the fact is published', ne: 'तथ्य प्रकाशित भएपछि फेरिँदैन' },
      choices: FACT_TYPES,
      initial: 'text',
    }),
    choices: table({
      label: { en: 'Choices', ne: 'विकल्पहरू' },
      help: { en: 'Of the type Choice; in the order of the forms', ne: '“विकल्प” प्रकारको भए; फारामकै क्रममा' },
      rowsIn: 'own_fact_choice',
      bound: 50,
      columns: {
        name: line({ label: { en: 'Choice', ne: 'विकल्प' }, isRequired: true }),
        key: line({ label: { en: 'Code', ne: 'सङ्केत' }, isTranslated: false, madeFrom: 'name' }),
      },
    }),
    shownOn: choice({
      label: { en: 'Shown', ne: 'देखिने ठाउँ' },
      help: {
        en: 'Facts on the page also stand on papers that are printed of it',
        ne: 'पृष्ठमा देखिने तथ्य त्यसबाट छापिने कागजमा पनि आउँछन्',
      },
      choices: PLACES,
      initial: 'page',
    }),
    isFilter: flag({
      label: { en: 'Filter of projects', ne: 'परियोजनाको फिल्टर' },
      help: {
        en: 'Visitors choose projects by it: a number or a choice',
        ne: 'आगन्तुकले यसबाट परियोजना छान्छन्: सङ्ख्या वा विकल्प',
      },
    }),
    isSearched: flag({
      label: { en: 'Found by the search', ne: 'खोजमा भेटिने' },
      help: {
        en: 'Visitors find projects by it: a text or a choice without a last day',
        ne: 'आगन्तुकले यसबाट परियोजना भेट्छन्: अन्तिम दिन नतोकिएको पाठ वा विकल्प',
      },
    }),
    endedOn: date({
      label: { en: 'Ended on', ne: 'अन्त्य मिति' },
      help: {
        en: 'The last day. Afterwards no page has the fact, and it cannot be added; its values are kept.',
        ne: 'अन्तिम दिन। त्यसपछि यो तथ्य कुनै पृष्ठमा देखिँदैन, नयाँ थप्न पनि मिल्दैन; भरिएका कुरा भने रहिरहन्छन्।',
      },
      precision: 'day',
    }),
  },
})
