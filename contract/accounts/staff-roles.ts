/**
 * Each may do all that those before it may: readers see content, authors write drafts, editors keep content and read
 * messages, `bids` also reads and changes the facts for bids, owners may do everything.
 */
export const STAFF_ROLES = ['reader', 'author', 'editor', 'bids', 'owner'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

/** Whether a role may do what `least` may. @param role undefined: nobody's */
export const isAtLeast = (role: StaffRole | undefined, least: StaffRole): boolean =>
  role !== undefined && STAFF_ROLES.indexOf(role) >= STAFF_ROLES.indexOf(least)

/** The role from which on somebody may publish. @param editorsAsk whether what editors write needs approval as well */
export const leastPublisher = (editorsAsk: boolean): StaffRole => (editorsAsk ? 'bids' : 'editor')
