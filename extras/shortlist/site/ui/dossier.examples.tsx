import type { ComponentExamples } from '../../../../site/dev/component-examples.ts'
import { bridge, LONG_TITLE, LONG_WORD, many, NEPALI, SENTENCE } from '../../../../site/dev/samples.ts'
import { DossierTools } from './dossier-tools.tsx'
import { Dossier } from './dossier.tsx'
import type { DossierItems } from './dossier-items.ts'

const project: DossierItems['projects'][number] = {
  id: 1,
  slug: 'trail-suspension-bridge-over-a-mid-hill-river',
  title: 'Trail suspension bridge over a mid-hill river',
  locale: 'en',
  picture: { ...bridge, alt: '' },
  districts: [{ code: '504', name: 'Gulmi' }],
  facts: [
    { label: 'Project no.', value: 'REC-115' },
    { label: 'Client', value: 'A rural municipality in Gulmi' },
    { label: 'Project cost', value: 'NRs. 2,14,00,000 (2.14 crore)' },
  ],
  text: SENTENCE,
}
const person = {
  id: 1,
  name: 'Srijana Maharjan',
  position: 'Managing Director',
  qualifications: 'MSc',
  photo: null,
  slug: null,
  locale: 'en' as const,
}

const ids = { projects: [1], people: [1] }
const own = { ...ids, preparedFor: '' }
const usual: DossierItems = { ids, projects: [project], people: [person] }

const withTools = (
  <DossierTools ids={ids} preparedFor={NEPALI.name} onPreparedFor={() => {}}>
    <button type="button" className="more dossier__button">
      Clear
    </button>
  </DossierTools>
)

export default {
  isAlone: true,
  examples: {
    'of a link': (
      <Dossier items={usual} preparedFor="">
        {withTools}
      </Dossier>
    ),
    'own, with a removed project': (
      <Dossier
        own={own}
        items={{ ...usual, projects: [project, { ...project, id: 2, title: LONG_TITLE }] }}
        preparedFor=""
      >
        {withTools}
      </Dossier>
    ),
    'hard cases': (
      <Dossier
        items={{
          ids,
          projects: [
            { ...project, id: 1, picture: null, districts: [], text: '' },
            { ...project, id: 2, title: LONG_WORD, text: LONG_WORD, facts: [{ label: LONG_WORD, value: LONG_TITLE }] },
            { ...project, id: 3, title: LONG_TITLE },
          ],
          people: [
            { ...person, id: 1, name: LONG_WORD, position: LONG_WORD, qualifications: '' },
            { ...person, id: 2, photo: { ...bridge, alt: '' }, qualifications: LONG_TITLE },
          ],
        }}
        preparedFor={LONG_WORD}
      >
        {withTools}
      </Dossier>
    ),
    Nepali: (
      <Dossier
        items={{
          ids,
          projects: [{ ...project, title: NEPALI.title, text: NEPALI.sentence }],
          people: [{ ...person, name: NEPALI.name, position: NEPALI.title }],
        }}
        preparedFor={NEPALI.name}
      >
        {withTools}
      </Dossier>
    ),
    forty: (
      <Dossier
        items={{
          ids,
          projects: many(20, (id) => ({ ...project, id })),
          people: many(20, (id) => ({ ...person, id })),
        }}
        preparedFor=""
      >
        {withTools}
      </Dossier>
    ),
  },
} satisfies ComponentExamples
