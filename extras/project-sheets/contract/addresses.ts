import type { Address } from '../../../contract/addresses.ts'

const page = 'project-sheets/site/pages/project-sheet'

export const addresses = {
  sheet: { path: '/projects/:slug/sheet', page },
  verify: { path: '/verify', uncached: ['number'], page },
  sheetCheck: { path: '/verify/:code', isUncached: true, page },
} as const satisfies Record<string, Address>

declare module '../../../contract/addresses.ts' {
  interface ExtraAddresses extends Pick<typeof addresses, 'sheet' | 'verify' | 'sheetCheck'> {}
}
