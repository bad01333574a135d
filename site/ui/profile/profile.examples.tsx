import type { ComponentExamples } from '../../dev/component-examples.ts'
import { LONG_TITLE, LONG_WORD, many, NEPALI } from '../../dev/samples.ts'
import { ComponentStyles } from '../styles/component-styles.tsx'
import { CountedList } from './counted-list.tsx'
import styles from './profile.css?inline'

const list = (names: string[]) => (
  <div className="wrap">
    <ComponentStyles name="profile" css={styles} />
    <CountedList items={names.map((name, index) => ({ key: index, name, count: index + 1 }))} />
  </div>
)

export default {
  examples: {
    usual: list(['Civil engineering', 'Planning', 'Research']),
    'long words': list([LONG_TITLE, LONG_WORD]),
    Nepali: list([NEPALI.name, NEPALI.place]),
    forty: list(many(40, (number) => `Client ${number}`)),
  },
} satisfies ComponentExamples
