import type { ExtraFacts } from '../../../test/extras.ts'

export const facts: ExtraFacts = {
  names: [/\bmcp\b/i],
  screens: [],
  ownersAlone: [],
  environment: { MCP: '1' },
}
