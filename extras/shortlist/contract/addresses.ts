import type { Address } from '../../../contract/addresses.ts'

export const addresses = {
  shortlist: { path: '/shortlist', uncached: ['projects', 'people', 'for'] },
} as const satisfies Record<string, Address>

declare module '../../../contract/addresses.ts' {
  interface ExtraAddresses extends Pick<typeof addresses, 'shortlist'> {}
}
