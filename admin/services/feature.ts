import type { StaffFeature } from '../core/feature.ts'

export const servicesFeature: StaffFeature = {
  name: 'services',
  setUpStep: () => import('./set-up-step.ts').then(({ setUpStep }) => setUpStep),
}
