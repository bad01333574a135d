/** Faults of a record; the board filters by them. */
export const HEALTH_FAULTS = ['correction', 'check', 'owner', 'public', 'bids'] as const
export type HealthFault = (typeof HEALTH_FAULTS)[number]
