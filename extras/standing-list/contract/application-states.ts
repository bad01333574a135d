/** Without zod, so that screens can use them. */

/** `making` and `failed` are of the pack; staff say the others. */
export const APPLICATION_STATES = ['making', 'failed', 'made', 'sent', 'listed', 'refused'] as const
export type ApplicationState = (typeof APPLICATION_STATES)[number]
/** A pack that is there, or an application of which an office's answer is known. */
export const SAID_STATES = ['made', 'sent', 'listed', 'refused'] as const satisfies ApplicationState[]
/** Of an office in a fiscal year. */
export const LIST_STATES = ['none', ...APPLICATION_STATES] as const

/** Characters, and how many at once. */
export const APPLICATION_BOUNDS = { offices: 100, receipt: 100, fee: 100, notes: 2000, works: 300 } as const

/** Days after which somebody is reminded of an office that has not answered. */
export const ANSWER_DAYS = 30

/** Why a paper that goes with an application stops it. `hidden`: it is private; `empty`: it has no scan. */
export const PAPER_FAULTS = ['missing', 'ended', 'hidden', 'empty'] as const

/** The nature of what a firm offers to an office: Public Procurement Regulation 2064, Schedule 2(A). */
export const WORKS = ['goods', 'works', 'consulting', 'other'] as const
export type Work = (typeof WORKS)[number]

/** Names an application where more people read than may see it, and its files. */
export const aboutApplication = (id: number): string => `standing-${id}`
