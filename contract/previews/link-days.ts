/** For how long a shared preview can be seen. */
export const LINK_DAYS = [1, 7, 30] as const
export type LinkDays = (typeof LINK_DAYS)[number]
export const DEFAULT_LINK_DAYS: LinkDays = 7

/** Of one item. */
export const MAX_LINKS = 20
