import type { StaffRole } from '../contract/accounts/staff-roles.ts'
import { addAccount } from '../scripts/stores/add-account.ts'

const ACCOUNT = { email: 'bench@example.org', password: 'a bridge over the river' }

export const addEditor = (dataDir: string, role: StaffRole = 'editor'): Promise<void> =>
  addAccount(dataDir, ACCOUNT, role)

/** Returns the headers of the editor's calls. */
export async function signInEditor(origin: string): Promise<Record<string, string>> {
  const page = await (await fetch(`${origin}/`)).text()
  const token = /<meta name="csrf-token" content="([^"]+)"/.exec(page)?.[1]
  if (!token) throw new Error('The page has no CSRF token')
  const response = await fetch(`${origin}/api/v1/session`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-CSRF-TOKEN': token },
    body: JSON.stringify(ACCOUNT),
  })
  if (response.status !== 200) throw new Error(`Signing in was answered ${response.status}: ${await response.text()}`)
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  return { 'X-CSRF-TOKEN': token, Cookie: cookie }
}
