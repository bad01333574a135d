import { date, line, number, plainText, reference } from '../fields/field.ts'
import { table } from '../fields/table.ts'
import words from './project-people-words.json' with { type: 'json' }

/** People who worked on a project. */
export const PROJECT_PEOPLE = table({
  ...words.projectPeople,
  // The page shows those who agreed (server/people/).
  visibility: 'staff',
  rowsIn: 'project_person',
  bound: 60,
  folded: ['personMonths', 'tasks'],
  columns: {
    personId: reference({
      ...words.personId,
      to: 'teams',
      mayBeDraft: true,
      isRequired: true,
      rowConsent: 'projectsFor',
    }),
    position: line({
      ...words.position,
      isRequired: true,
      // The rows have their own position.
      column: 'held_position',
    }),
    from: date({ ...words.from, precision: 'yearOrMonth', edge: 'start', column: 'started' }),
    to: date({ ...words.to, precision: 'yearOrMonth', edge: 'end', column: 'ended' }),
    personMonths: number({ ...words.personMonths, above: 0, max: 10_000, visibility: 'bids' }),
    tasks: plainText({ ...words.tasks, visibility: 'bids' }),
  },
})
