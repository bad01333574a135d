import type { Feature } from '../../../server/core/feature.ts'
import { queueContentEvent, queueEnquiryEvent, registerWebhooks } from './events.ts'
import { allowsPrivate } from './variables.ts'
import { createDeliveryPurge, createWebhookHandler } from './webhook-job.ts'
import { countFailingWebhooks } from './webhook-store.ts'
import { webhooksApi } from './webhooks-api.ts'

export const feature: Feature = {
  on: {
    async published(tx, { item, action, wasPublished, at }) {
      if (action === 'order') return
      const event = action !== 'publish' ? 'removed' : wasPublished ? 'changed' : 'published'
      await queueContentEvent(tx, item, `content.${event}`, at)
    },
    enquiryAccepted: (tx, { reference, at }) => queueEnquiryEvent(tx, reference, at),
  },
  api: ({ staff, environment, wakeJobs, ...parts }) => ({
    '/webhooks': webhooksApi(parts, { secret: staff.secret, allowsPrivate: allowsPrivate(environment), wakeJobs }),
  }),
  describe: registerWebhooks,
  jobs: (deps) => [
    createWebhookHandler({ ...deps, allowsPrivate: allowsPrivate(deps.environment) }),
    createDeliveryPurge(deps),
  ],
  warning: { name: 'webhooks', isDue: async ({ db }) => (await countFailingWebhooks(db)) > 0 },
}
