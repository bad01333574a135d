import type { ExtraFacts } from '../../../test/extras.ts'

export const facts: ExtraFacts = {
  names: [/reach-?us/i],
  screens: [
    { path: '/admin/reach-us', word: 'Holidays and other hours', controls: ['Save', 'Add a holiday or period'] },
  ],
  ownersAlone: ['/reach-us/settings'],
  addresses: ['/api/v1/reach-us'],
  asks: { '/contact': ['reach-us'] },
  sentences: { 'extras/reach-us/site/slots/foot.words': { 'the name of the bar': 'reach' } },
  environment: {},
}
