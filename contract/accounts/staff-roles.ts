/**
 * Each may do all that those before it may: editors keep content and read messages, `bids` also reads and changes the
 * facts for bids, owners may do everything.
 */
export const STAFF_ROLES = ['editor', 'bids', 'owner'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

/** Whether a role may do what `least` may. @param role undefined: nobody's */
export const isAtLeast = (role: StaffRole | undefined, least: StaffRole): boolean =>
  role !== undefined && STAFF_ROLES.indexOf(role) >= STAFF_ROLES.indexOf(least)
