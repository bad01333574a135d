import { CONTENT_BOUNDS } from '../limits.ts'
import { VIDEO_FIELDS, VIDEO_WORDS } from '../blocks/video-fields.ts'
import { PHASE_CHOICES } from './project-phase.ts'
import { choice, date, line, number, picture, plainText } from '../fields/field.ts'
import { table } from '../fields/table.ts'

const LARGEST = 1e12
const amount = (label: { en: string; ne: string }, column: string) =>
  number({ label, above: -LARGEST, max: LARGEST, isRequired: true, column })

/** One number before and after. */
const CHANGE = table({
  label: { en: 'Before and after', ne: 'पहिले र पछि' },
  help: {
    en: 'One number that shows the result, such as travel time: 5 and 2.5 hours',
    ne: 'नतिजा देखाउने एउटा सङ्ख्या, जस्तै यात्रा समय: ५ र २.५ घण्टा',
  },
  rowsIn: 'project_change',
  bound: 1,
  columns: {
    label: line({
      label: { en: 'What was measured', ne: 'के नापियो' },
      help: { en: 'Such as Travel time Phidim–Taplejung', ne: 'जस्तै फिदिम–ताप्लेजुङ यात्रा समय' },
      isRequired: true,
    }),
    before: amount({ en: 'Before', ne: 'पहिले' }, 'value_before'),
    after: amount({ en: 'After', ne: 'पछि' }, 'value_after'),
    unit: line({
      label: { en: 'Unit', ne: 'एकाइ' },
      help: { en: 'In full, such as hours: it is read aloud', ne: 'पूरा, जस्तै घण्टा: आवाजमा पढिन्छ' },
      bound: CONTENT_BOUNDS.label,
    }),
  },
})

const PHASES = table({
  label: { en: 'Phases', ne: 'चरणहरू' },
  help: { en: 'Visitors see them as bars through time', ne: 'आगन्तुकले समयरेखामा देख्छन्' },
  rowsIn: 'project_phase',
  bound: 16,
  columns: {
    phase: choice({ label: { en: 'Phase', ne: 'चरण' }, choices: PHASE_CHOICES }),
    from: date({ label: { en: 'From', ne: 'देखि' }, precision: 'yearOrMonth', edge: 'start', column: 'started' }),
    to: date({
      label: { en: 'To', ne: 'सम्म' },
      help: { en: 'Empty while it goes on', ne: 'चालु रहुन्जेल खाली' },
      precision: 'yearOrMonth',
      edge: 'end',
      column: 'ended',
    }),
    pictureId: picture({
      label: { en: 'Picture', ne: 'तस्बिर' },
      help: { en: 'One of the pictures of this project', ne: 'यसै परियोजनाका तस्बिरमध्ये एउटा' },
    }),
    takenOn: date({
      label: { en: 'Date of the picture', ne: 'तस्बिरको मिति' },
      precision: 'yearOrMonth',
      yearsAhead: 0,
    }),
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
  challenge: plainText({
    label: { en: 'Challenge', ne: 'चुनौती' },
    help: { en: 'What was hard about it', ne: 'यसमा के कठिन थियो' },
  }),
  method: plainText({
    label: { en: 'Method', ne: 'कार्यविधि' },
    help: { en: 'How the firm solved it', ne: 'संस्थाले कसरी समाधान गर्‍यो' },
  }),
  result: plainText({
    label: { en: 'Result', ne: 'नतिजा' },
    help: { en: 'What is different now', ne: 'अहिले के फरक छ' },
  }),
  change: CHANGE,
  phases: PHASES,
  video: VIDEO,
}
