/** Those that staff see as lists. */
const LISTS = ['page', 'source', 'host', 'country', 'language', 'search', 'missing', 'download', 'sheet'] as const
/** The lists of counts, each by a value of its own. No count is by two of them: a page is not counted by country. */
export const VISIT_KINDS = [...LISTS, 'device', 'enquiry'] as const
export type VisitKind = (typeof VISIT_KINDS)[number]

/** The value of all that is beyond the number of values that are counted by day. */
export const OTHER_VALUES = '*'
/** Visits from a country in a month; fewer are not shown. */
export const COUNTRY_MINIMUM = 3
/** The longest list of values that is answered. */
export const VALUES_SHOWN = 100
/** Days that are shown unless others are asked for, and of "read 41 times in 30 days". */
export const RECENT_DAYS = 30
/** Totals of days are kept so long, then those of months. */
export const KEPT_MONTHS = 25
