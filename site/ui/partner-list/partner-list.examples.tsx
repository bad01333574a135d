import type { ComponentExamples } from '../../dev/component-examples.ts'
import { LONG_TITLE, LONG_WORD, many, NEPALI } from '../../dev/samples.ts'
import { PartnerList } from './partner-list.tsx'

const roads = { name: 'Department of Roads', acronym: 'DoR' }
const bank = { name: 'Asian Development Bank', acronym: 'ADB' }

export default {
  examples: {
    usual: (
      <div className="wrap">
        <PartnerList
          government={[roads, { name: 'Department of Electricity Development', acronym: 'DoED' }]}
          international={[bank]}
        />
      </div>
    ),
    'long names': (
      <div className="wrap">
        <PartnerList
          government={[{ name: LONG_TITLE, acronym: LONG_TITLE }, roads]}
          international={[{ name: LONG_WORD, acronym: LONG_WORD }, bank]}
        />
      </div>
    ),
    'forty and one': (
      <div className="wrap">
        <PartnerList
          government={many(40, (number) => ({ name: `Office ${number}`, acronym: `Off${number}` }))}
          international={[bank]}
        />
      </div>
    ),
    'none, and Nepali': (
      <div className="wrap" lang="ne">
        <PartnerList government={[]} international={[{ name: NEPALI.title, acronym: NEPALI.name }]} />
      </div>
    ),
  },
} satisfies ComponentExamples
