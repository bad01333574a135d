import type { StaffFeature } from '../core/feature.ts'

export const teamsFeature: StaffFeature = {
  name: 'teams',
  screen: () => import('./team-list.tsx').then(({ TeamList }) => TeamList),
  forms: { hasCreate: true, hasEdit: true },
}
