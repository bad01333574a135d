import type { ComponentExamples } from '../../dev/component-examples.ts'
import { LONG_TITLE, LONG_WORD, many, NEPALI } from '../../dev/samples.ts'
import { PartnerList } from './partner-list.tsx'

const roads = { name: 'Department of Roads' }
const bank = { name: 'Asian Development Bank' }

export default {
  examples: {
    usual: (
      <div className="wrap">
        <PartnerList government={[roads, { name: 'Department of Electricity Development' }]} international={[bank]} />
      </div>
    ),
    'long names': (
      <div className="wrap">
        <PartnerList government={[{ name: LONG_TITLE }, roads]} international={[{ name: LONG_WORD }, bank]} />
      </div>
    ),
    'forty and one': (
      <div className="wrap">
        <PartnerList government={many(40, (number) => ({ name: `Office ${number}` }))} international={[bank]} />
      </div>
    ),
    'none, and Nepali': (
      <div className="wrap" lang="ne">
        <PartnerList government={[]} international={[{ name: NEPALI.title }]} />
      </div>
    ),
  },
} satisfies ComponentExamples
