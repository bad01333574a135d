import { createSvgIcon } from '@mui/material'
import type { StaffFeature } from '../../../admin/core/feature.ts'
import words from './feature-words.json' with { type: 'json' }

export const feature: StaffFeature = {
  name: 'webhooks',
  ...words,
  icon: createSvgIcon(
    <path d="M12 4c4.41 0 8 3.59 8 8s-3.59 8-8 8-8-3.59-8-8 3.59-8 8-8m0-2C6.48 2 2 6.48 2 12s4.48 10 10 10 10-4.48 10-10S17.52 2 12 2m1.88 9.54L8.92 16.5l-1.41-1.41 4.96-4.96L10.34 8l5.65.01.01 5.65z" />,
    'Outbound',
  ),
  screen: () => import('./webhooks-screen.tsx').then(({ WebhooksScreen }) => WebhooksScreen),
  isForOwners: true,
  effectOfDisabling: () => import('./effect-of-disabling.ts').then(({ effectOfDisabling }) => effectOfDisabling),
}
