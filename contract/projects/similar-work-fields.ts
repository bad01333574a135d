import { MEASURE_CHOICES } from './measures.ts'
import { PARTNER_CHOICES, ROLE_CHOICES } from './project-role.ts'
import { choice, number, plainText, reference } from '../fields/field.ts'
import { optionalChoice } from '../fields/optional-choice.ts'
import { table } from '../fields/table.ts'

/** Of projects: what notices ask of similar work. */
export const SIMILAR_WORK_FIELDS = {
  role: optionalChoice({
    label: { en: 'Role of the firm', ne: 'संस्थाको भूमिका' },
    help: { en: 'Notices ask for the lead or a member', ne: 'सूचनाले मुख्य साझेदार वा साझेदार भनी सोध्छन्' },
    choices: ROLE_CHOICES,
  }),
  partners: table({
    label: { en: 'Partner firms', ne: 'साझेदार फर्महरू' },
    help: {
      en: 'Visitors read them in one sentence, instead of the text about the joint venture',
      ne: 'आगन्तुकले संयुक्त उपक्रमको पाठको सट्टा एक वाक्यमा पढ्छन्',
    },
    rowsIn: 'project_partner',
    bound: 8,
    columns: {
      firmId: reference({ label: { en: 'Firm', ne: 'फर्म' }, to: 'firms', isRequired: true }),
      part: choice({ label: { en: 'Part', ne: 'भूमिका' }, choices: PARTNER_CHOICES, initial: 'member' }),
      share: number({
        label: { en: 'Share', ne: 'हिस्सा' },
        above: 0,
        max: 100,
        unit: { en: 'percent', ne: 'प्रतिशत' },
      }),
    },
  }),
  quantities: table({
    label: { en: 'Quantities', ne: 'परिमाणहरू' },
    help: { en: 'What visitors can filter by: spans of 50 m and more', ne: 'आगन्तुकले यसैबाट छान्छन्: ५० मि. वा बढी स्पान' },
    rowsIn: 'project_quantity',
    bound: 12,
    columns: {
      measure: choice({ label: { en: 'Measure', ne: 'मापन' }, choices: MEASURE_CHOICES }),
      amount: number({ label: { en: 'Amount', ne: 'परिमाण' }, above: 0, max: 1e12, isRequired: true }),
    },
  }),
  scope: table({
    label: { en: 'What was done', ne: 'गरिएको काम' },
    help: {
      en: 'Visitors find the project by these services too, and read the sentences',
      ne: 'आगन्तुकले यी सेवाबाट पनि परियोजना भेट्छन्, र वाक्य पढ्छन्',
    },
    rowsIn: 'project_scope',
    bound: 12,
    columns: {
      serviceId: reference({ label: { en: 'Service', ne: 'सेवा' }, to: 'services', isRequired: true }),
      sentence: plainText({
        label: { en: 'What exactly', ne: 'ठ्याक्कै के' },
        help: {
          en: 'Such as: detailed design of 23.6 km with 61 culverts',
          ne: 'जस्तै: ६१ कल्भर्टसहित २३.६ किलोमिटरको विस्तृत डिजाइन',
        },
        isSearched: true,
      }),
    },
  }),
}
