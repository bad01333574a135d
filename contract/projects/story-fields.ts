import { CONTENT_BOUNDS } from '../limits.ts'
import { VIDEO_FIELDS, VIDEO_WORDS } from '../blocks/video-fields.ts'
import { PHASE_CHOICES } from './project-phase.ts'
import { choice, date, line, number, picture, plainText } from '../fields/field.ts'
import { table } from '../fields/table.ts'
import words from './story-fields-words.json' with { type: 'json' }

const LARGEST = 1e12
const amount = (label: { en: string; ne: string }, column: string) =>
  number({ label, above: -LARGEST, max: LARGEST, isRequired: true, column })

/** One number before and after. */
const CHANGE = table({
  ...words.change,
  rowsIn: 'project_change',
  bound: 1,
  columns: {
    label: line({ ...words.changeLabel, isRequired: true }),
    before: amount(words.changeBefore, 'value_before'),
    after: amount(words.changeAfter, 'value_after'),
    unit: line({ ...words.changeUnit, bound: CONTENT_BOUNDS.label }),
  },
})

const PHASES = table({
  ...words.phases,
  rowsIn: 'project_phase',
  bound: 16,
  columns: {
    phase: choice({ ...words.phasesPhase, choices: PHASE_CHOICES }),
    from: date({ ...words.phasesFrom, precision: 'yearOrMonth', edge: 'start', column: 'started' }),
    to: date({ ...words.phasesTo, precision: 'yearOrMonth', edge: 'end', column: 'ended' }),
    pictureId: picture(words.phasesPictureId),
    takenOn: date({ ...words.phasesTakenOn, precision: 'yearOrMonth', yearsAhead: 0 }),
  },
})

const VIDEO = table({
  ...VIDEO_WORDS,
  rowsIn: 'project_video',
  bound: 1,
  columns: VIDEO_FIELDS,
})

/** Of projects: what was hard, how it was solved, what came of it, when, and a video of it. */
export const STORY_FIELDS = {
  challenge: plainText(words.challenge),
  method: plainText(words.method),
  result: plainText(words.result),
  change: CHANGE,
  phases: PHASES,
  video: VIDEO,
}
