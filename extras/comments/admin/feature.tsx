import type { StaffFeature } from '../../../admin/core/feature.ts'

export const feature: StaffFeature = {
  name: 'comments',
  itemTab: {
    title: { en: 'Comments', ne: 'टिप्पणी' },
    content: () => import('./comments-tab.tsx'),
    badge: () => import('./open-comments.tsx'),
  },
  actions: {
    comment: { en: 'commented on …', ne: '… मा टिप्पणी गर्नुभयो' },
    'delete-comment': { en: 'deleted a comment on …', ne: '… मा गरेको टिप्पणी मेटाउनुभयो' },
    'resolve-comment': { en: 'resolved a comment on …', ne: '… को टिप्पणी टुङ्ग्याउनुभयो' },
    'reopen-comment': { en: 'reopened a comment on …', ne: '… को टिप्पणी फेरि खोल्नुभयो' },
  },
  mails: { mention: { en: 'Somebody was mentioned in a comment', ne: 'टिप्पणीमा उल्लेखको सूचना' } },
}
