import WebhookIcon from '@mui/icons-material/OutboundOutlined'
import type { StaffFeature } from '../core/feature.ts'

export const webhooksFeature: StaffFeature = {
  name: 'webhooks',
  title: { en: 'Webhook |||| Webhooks', ne: 'वेबहुक |||| वेबहुकहरू' },
  synonyms: 'integration, notifications',
  icon: WebhookIcon,
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
