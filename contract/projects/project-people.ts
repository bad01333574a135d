import { date, line, number, plainText, reference } from '../fields/field.ts'
import { table } from '../fields/table.ts'

/** People who worked on a project. */
export const PROJECT_PEOPLE = table({
  label: { en: 'People', ne: 'जनशक्ति' },
  help: {
    en: 'Visitors see those who agreed to it. Rows that a person’s consent hides from you stay when you save',
    ne: 'आगन्तुकले सहमति दिएकालाई मात्र देख्छन्। सहमतिले तपाईंबाट लुकाएका पङ्क्ति सुरक्षित गर्दा यथावत् रहन्छन्',
  },
  // The page shows those who agreed (server/people/).
  visibility: 'staff',
  rowsIn: 'project_person',
  bound: 60,
  folded: ['personMonths', 'tasks'],
  columns: {
    personId: reference({
      label: { en: 'Person', ne: 'व्यक्ति' },
      to: 'teams',
      mayBeDraft: true,
      isRequired: true,
      rowConsent: 'projectsFor',
    }),
    position: line({
      label: { en: 'Position', ne: 'पद' },
      help: { en: 'In this project, such as Team Leader', ne: 'यस परियोजनामा, जस्तै टोली नेता' },
      isRequired: true,
      // The rows have their own position.
      column: 'held_position',
    }),
    from: date({ label: { en: 'From', ne: 'देखि' }, precision: 'yearOrMonth', edge: 'start', column: 'started' }),
    to: date({ label: { en: 'To', ne: 'सम्म' }, precision: 'yearOrMonth', edge: 'end', column: 'ended' }),
    personMonths: number({ label: { en: 'Person-months', ne: 'जन-महिना' }, above: 0, max: 10_000, visibility: 'bids' }),
    tasks: plainText({ label: { en: 'Tasks', ne: 'जिम्मेवारी' }, visibility: 'bids' }),
  },
})
