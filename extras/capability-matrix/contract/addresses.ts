import type { Address } from '../../../contract/addresses.ts'

export const addresses = {
  capabilities: {
    path: '/capabilities',
    query: ['service', 'province', 'since', 'until', 'status'],
    like: 'projects',
    shows: ['projects', 'services'],
    menu: { en: 'Experience', ne: 'अनुभव' },
  },
} as const satisfies Record<string, Address>

declare module '../../../contract/addresses.ts' {
  interface ExtraAddresses extends Pick<typeof addresses, 'capabilities'> {}
}
