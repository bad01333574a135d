import type { ComponentExamples } from '../../dev/component-examples.ts'
import { NepalMap } from './nepal-map.tsx'

const DATA = 'Koshi|3104Bhojpur|1112Sunsari;Madhesh;Bagmati|26302Sindhupalchok|4306Kathmandu;Gandaki|2410Tanahun;Lumbini|9504Gulmi;Karnali;Sudurpashchim'

export default {
  isAlone: true,
  examples: {
    usual: (
      <div className="wrap">
        <NepalMap data={DATA} />
      </div>
    ),
    'one district': (
      <div className="wrap">
        <NepalMap data="Koshi;Madhesh;Bagmati;Gandaki;Lumbini|1504Gulmi;Karnali;Sudurpashchim" />
      </div>
    ),
    'no project': (
      <div className="wrap">
        <NepalMap data="Koshi;Madhesh;Bagmati;Gandaki;Lumbini;Karnali;Sudurpashchim" />
      </div>
    ),
  },
} satisfies ComponentExamples
