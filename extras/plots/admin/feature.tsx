import type { StaffFeature } from '../../../admin/core/feature.ts'

export const feature: StaffFeature = { name: 'plots', inOperations: () => import('./plots-section.tsx') }
