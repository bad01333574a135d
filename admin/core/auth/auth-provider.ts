import type { AuthProvider } from 'react-admin'
import type { Staff } from '../../../contract/accounts/staff.ts'
import { ApiError } from '../api/api-error.ts'
import { call } from '../api/call.ts'
import { isAtLeast } from '../../../contract/accounts/staff-roles.ts'
import { leastRole } from '../api/entities.ts'

let current: Promise<Staff> | undefined

/** The signed-in account, read once. @throws ApiError 401 without a session */
function whoIsIt(): Promise<Staff> {
  current ??= call<Staff>('/session', { isSignIn: true }).then(({ data }) => data)
  current.catch(() => (current = undefined))
  return current
}

/** Sets the signed-in account, or its new details. */
export function setStaff(staff: Staff | undefined): void {
  current = staff && Promise.resolve(staff)
}

/**
 * A session that ends is no matter of this provider: call.ts asks to sign in over the screen and goes on. Hence `checkError`
 * sends nobody away, and `checkAuth` asks the server at the first screen alone.
 */
export const authProvider: AuthProvider & { getIdentity: () => Promise<Staff & { fullName: string }> } = {
  login({ staff }: { staff: Staff }) {
    setStaff(staff)
    return Promise.resolve()
  },
  async logout() {
    if (!current) return
    setStaff(undefined)
    await call('/session', { method: 'DELETE', isSignIn: true }).catch((error: unknown) => {
      if (!(error instanceof ApiError && error.status === 401)) throw error
    })
  },
  async checkAuth() {
    await whoIsIt()
  },
  checkError: () => Promise.resolve(),
  async getIdentity() {
    const staff = await whoIsIt()
    return { ...staff, fullName: staff.name }
  },
  async getPermissions() {
    return (await whoIsIt()).role
  },
  async canAccess({ resource }) {
    return isAtLeast((await whoIsIt()).role, leastRole(resource))
  },
}
