import type { StaffFeature } from '../core/feature.ts'

const accountStep: StaffFeature = {
  name: 'account',
  setUpStep: () => import('./set-up-step.ts').then((steps) => steps.accountStep),
  setUpPart: () => import('./account-part.tsx').then(({ AccountPart }) => AccountPart),
}

const doneStep: StaffFeature = {
  name: 'done',
  setUpStep: () => import('./set-up-step.ts').then((steps) => steps.doneStep),
  setUpPart: () => import('./done-part.tsx').then(({ DonePart }) => DonePart),
}

/** The first and the last step; the others are declared by the features that they are about. */
export const SET_UP_FEATURES: readonly StaffFeature[] = [accountStep, doneStep]
