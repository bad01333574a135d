import type { StaffFeature } from '../../../admin/core/feature.ts'

export const feature: StaffFeature = {
  name: 'comments',
  itemTab: {
    title: { en: 'Comments', ne: 'टिप्पणी' },
    content: () => import('./comments-tab.tsx'),
    badge: () => import('./open-comments.tsx'),
  },
}
