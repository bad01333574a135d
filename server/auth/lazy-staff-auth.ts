import type { StaffAuth, StaffAuthOptions } from './staff-auth.ts'

/** Gives what checks passwords and sessions: loaded when somebody signs in, for visitors never need it. */
export function lazyStaffAuth(options: StaffAuthOptions): () => Promise<StaffAuth> {
  let made: Promise<StaffAuth> | undefined
  return () => (made ??= import('./staff-auth.ts').then(({ createStaffAuth }) => createStaffAuth(options)))
}
