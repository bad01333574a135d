import type { ProjectPhase } from '../../../contract/projects/project-story.ts'
import type { ComponentExamples } from '../../dev/component-examples.ts'
import { bridge, LONG_TITLE, LONG_WORD, many, NEPALI, SENTENCE } from '../../dev/samples.ts'
import { type Story, placePhases } from './load-story.ts'
import { ProjectChange } from '../project/project-change.tsx'
import ProjectStory from './project-story.tsx'
import ServiceLead from './service-lead.tsx'

const phase: ProjectPhase = {
  phase: 'survey',
  label: 'Survey and investigation',
  start: '2019-03',
  end: '2019-09',
  periodBs: 'Falgun 2075 – Bhadra 2076 BS',
  picture: null,
  takenOn: null,
  takenOnBs: null,
}
const phases: ProjectPhase[] = [
  phase,
  { ...phase, label: 'Detailed design', start: '2019-10', end: '2020', picture: bridge, takenOn: '2020-05' },
  { ...phase, label: 'Construction supervision', start: '2020-11', end: null },
  { ...phase, label: 'Handover', start: '2027-02', end: '2027-02' },
  { ...phase, label: 'Defects liability period', start: null, end: null, periodBs: null },
]
const place = (some: ProjectPhase[]) => placePhases(some, { today: '2026-11-26', end: null })
const part = (name: Story['parts'][number]['part'], text = SENTENCE) => ({ part: name, text, locale: 'en' as const })
const NOTHING: Story = { parts: [], phases: place([]) }
const show = (story: Partial<Story>) => <ProjectStory story={{ ...NOTHING, ...story }} onOpen={() => {}} />

export default {
  isAlone: true,
  examples: {
    usual: show({ parts: [part('challenge'), part('method'), part('result')], phases: place(phases) }),
    'one text': show({ parts: [part('result')] }),
    'a phase without dates': show({ phases: place([{ ...phase, start: null, end: null }]) }),
    'one phase': show({ phases: place([phase]) }),
    'many phases': show({
      phases: place(many(16, (year) => ({ ...phase, start: String(2000 + year), end: String(2001 + year) }))),
    }),
    'hard cases': show({
      parts: [part('challenge', LONG_WORD), part('method', LONG_TITLE)],
      phases: place([
        { ...phase, label: LONG_WORD },
        { ...phase, label: LONG_TITLE, end: '2019-03' },
      ]),
    }),
    Nepali: show({ parts: [{ part: 'challenge', text: NEPALI.sentence, locale: 'ne' }] }),
    'a number before and after': (
      <ProjectChange
        change={{ label: 'Travel time Phidim–Taplejung', before: 5, after: 2.5, unit: 'hours', locale: 'en' }}
      />
    ),
    'a long number before and after': (
      <ProjectChange change={{ label: LONG_TITLE, before: -1e12, after: 1e12, unit: LONG_WORD, locale: 'en' }} />
    ),
    'whom to ask': (
      <ServiceLead
        lead={{ name: 'Til Bahadur Gurung', slug: 'til', position: 'Engineering Geologist', locale: 'en' }}
        service="Geotechnical investigation"
      />
    ),
    'whom to ask, long words': (
      <ServiceLead lead={{ name: LONG_WORD, slug: 'a', position: LONG_TITLE, locale: 'en' }} service={LONG_TITLE} />
    ),
  },
} satisfies ComponentExamples
