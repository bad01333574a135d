import type { StaffAuth, StaffAuthOptions } from './staff-auth.ts'

/** Loads better-auth at the first sign-in. */
export function lazyStaffAuth(options: StaffAuthOptions): () => Promise<StaffAuth> {
  let made: Promise<StaffAuth> | undefined
  return () => (made ??= import('./staff-auth.ts').then(({ createStaffAuth }) => createStaffAuth(options)))
}
