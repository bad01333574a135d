import type { Address } from '../../../contract/addresses.ts'

export const addresses = {
  statement: { path: '/about/profile/statement', like: 'profile' },
} as const satisfies Record<string, Address>

declare module '../../../contract/addresses.ts' {
  interface ExtraAddresses extends Pick<typeof addresses, 'statement'> {}
}
