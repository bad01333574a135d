export interface StaffAccount {
  email: string
  password: string
}

/** Where a store is. */
export interface Place {
  dataDir: string
  databaseUrl?: string
}

type Calls = typeof import('./store-accounts.ts')
/** When a test needs it: it brings half of the server with it, and Playwright reads all files of tests before it runs one. */
const load = () => import('./store-accounts.ts')

export const addAccount: Calls['addAccount'] = async (...values) => (await load()).addAccount(...values)
export const setProof: Calls['setProof'] = async (...values) => (await load()).setProof(...values)
