import type { ComponentExamples } from '../../dev/component-examples.ts'
import { LONG_TITLE, LONG_WORD, NEPALI, SENTENCE } from '../../dev/samples.ts'
import { ComponentStyles } from '../styles/component-styles.tsx'
import { EquipmentEntry, type Equipment } from './equipment-entry.tsx'
import styles from './equipment.css?inline'

const station: Equipment = {
  id: 1,
  name: 'Total station',
  purpose: SENTENCE,
  keptAt: 'Survey store, Lalitpur',
  kind: 'survey',
  model: 'Leica TS07',
  units: 3,
  year: 2021,
  calibratedUntil: '2027-08-14',
  calibratedUntilBs: '29 Shrawan 2084 BS, provisional',
  picture: null,
  locale: 'en',
}

const list = (...items: Equipment[]) => (
  <div className="wrap">
    <ComponentStyles name="equipment" css={styles} />
    <h2>Survey</h2>
    <ul className="equipment-group__entries">
      {items.map((item) => (
        <EquipmentEntry key={item.id} equipment={item} />
      ))}
    </ul>
  </div>
)

export default {
  examples: {
    usual: list(station, { ...station, id: 2, calibratedUntil: null, calibratedUntilBs: null }),
    'nothing but a name': list({
      ...station,
      purpose: '',
      keptAt: '',
      model: '',
      units: null,
      year: null,
      calibratedUntil: null,
    }),
    'long words': list({ ...station, name: LONG_TITLE, model: LONG_WORD, keptAt: LONG_WORD }),
    Nepali: <div lang="ne">{list({ ...station, name: NEPALI.title, purpose: NEPALI.sentence, locale: 'ne' })}</div>,
  },
} satisfies ComponentExamples
