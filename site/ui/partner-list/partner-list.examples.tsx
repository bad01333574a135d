import type { ComponentExamples } from '../../dev/component-examples.ts'
import { LONG_TITLE, LONG_WORD, many, NEPALI } from '../../dev/samples.ts'
import { PartnerList } from './partner-list.tsx'

const roads = { name: 'Department of Roads' }
const bank = { name: 'Asian Development Bank' }

export default {
  isWrapped: true,
  examples: {
    usual: (
      <PartnerList government={[roads, { name: 'Department of Electricity Development' }]} international={[bank]} />
    ),
    'long names': (
      <PartnerList government={[{ name: LONG_TITLE }, roads]} international={[{ name: LONG_WORD }, bank]} />
    ),
    'forty and one': (
      <PartnerList government={many(40, (number) => ({ name: `Office ${number}` }))} international={[bank]} />
    ),
    'none, and Nepali': <PartnerList government={[]} international={[{ name: NEPALI.title }]} />,
  },
} satisfies ComponentExamples
