/** The nature of what a firm offers to an office: Public Procurement Regulation 2064, Schedule 2(A). */
export const WORKS = ['goods', 'works', 'consulting', 'other'] as const
export type Work = (typeof WORKS)[number]
