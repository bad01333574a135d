import type { Address } from '../../../contract/addresses.ts'

export const addresses = {
  sheet: { path: '/projects/:slug/sheet' },
  verify: { path: '/verify', uncached: ['number'], page: 'sheet' },
  sheetCheck: { path: '/verify/:code', isUncached: true, page: 'sheet' },
} as const satisfies Record<string, Address>

declare module '../../../contract/addresses.ts' {
  interface ExtraAddresses extends Pick<typeof addresses, 'sheet' | 'verify' | 'sheetCheck'> {}
}
