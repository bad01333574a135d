/** Faults of a record, the first to mend first; the board groups by them. */
export const HEALTH_FAULTS = ['correction', 'public', 'check', 'owner', 'bids'] as const
export type HealthFault = (typeof HEALTH_FAULTS)[number]
