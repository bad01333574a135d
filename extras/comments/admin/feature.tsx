import type { StaffFeature } from '../../../admin/core/feature.ts'
import words from './feature-words.json' with { type: 'json' }

export const feature: StaffFeature = {
  name: 'comments',
  itemTab: {
    title: { en: 'Comments', ne: 'टिप्पणी' },
    content: () => import('./comments-tab.tsx'),
    badge: () => import('./open-comments.tsx'),
  },
  ...words,
}
