/** What an empty site needs first, in this order. */
export const SET_UP_STEPS = ['firm', 'service', 'project', 'team', 'text'] as const
export type SetUpStep = (typeof SET_UP_STEPS)[number]
