import type { StaffFeature } from '../core/feature.ts'

/** The first and the last step; the others are declared by the features that they are about. */
export const SET_UP_FEATURES: readonly StaffFeature[] = [
  { name: 'account', setUpPart: () => import('./parts.tsx').then(({ AccountPart }) => AccountPart) },
  { name: 'done', setUpPart: () => import('./parts.tsx').then(({ DonePart }) => DonePart) },
]
