import type { ExtraFacts } from '../../../test/extras.ts'

export const facts: ExtraFacts = {
  names: [/alike-?picture/i],
  screens: [{ path: '/admin/alike-pictures', word: 'Copies in another size', controls: [] }],
  ownersAlone: [],
  addresses: ['/api/v1/alike-pictures'],
  environment: {},
}
