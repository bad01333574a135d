import { createSvgIcon } from '@mui/material'
import type { StaffFeature } from '../../../admin/core/feature.ts'

export const feature: StaffFeature = {
  name: 'webhooks',
  title: { en: 'Webhook |||| Webhooks', ne: 'वेबहुक |||| वेबहुकहरू' },
  icon: createSvgIcon(
    <path d="M12 4c4.41 0 8 3.59 8 8s-3.59 8-8 8-8-3.59-8-8 3.59-8 8-8m0-2C6.48 2 2 6.48 2 12s4.48 10 10 10 10-4.48 10-10S17.52 2 12 2m1.88 9.54L8.92 16.5l-1.41-1.41 4.96-4.96L10.34 8l5.65.01.01 5.65z" />,
    'Outbound',
  ),
  screen: () => import('./webhooks-screen.tsx').then(({ WebhooksScreen }) => WebhooksScreen),
  isForOwners: true,
  audit: {
    webhooks: {
      name: { en: 'Webhooks', ne: 'वेबहुकहरू' },
      one: { en: 'the webhook of', ne: 'वेबहुक' },
      path: (id) => `/webhooks/${id}`,
    },
  },
  warning: {
    en: 'A webhook was disabled, because nothing could be delivered for days.',
    ne: 'केही दिनसम्म केही पुर्‍याउन नसकिएकाले एउटा वेबहुक बन्द भयो।',
  },
  jobs: { webhook: { en: '%{count} calls of webhooks', ne: 'वेबहुकका %{count} सूचना' } },
  effectOfDisabling: () => import('./effect-of-disabling.ts').then(({ effectOfDisabling }) => effectOfDisabling),
}
