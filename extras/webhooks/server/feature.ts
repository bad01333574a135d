import type { Feature } from '../../../server/core/feature.ts'
import { countRows } from '../../../server/core/store/paging.ts'
import { queueEvent, registerWebhooks } from './events.ts'
import { allowsPrivate } from './variables.ts'
import { createDeliveryPurge, createWebhookHandler } from './webhook-job.ts'
import { webhooksApi } from './webhooks-api.ts'

export const feature: Feature = {
  on: {
    async published(tx, { item: { entity, item_id: id, title, path }, action, wasPublished, at }) {
      if (action === 'order') return
      const event = action !== 'publish' ? 'removed' : wasPublished ? 'changed' : 'published'
      await queueEvent(tx, `content.${event}`, { entity, id, title, path }, at)
    },
    enquiryAccepted: (tx, { reference, at }) => queueEvent(tx, 'enquiry.received', { reference }, at),
  },
  api: (deps) => ({
    '/webhooks': webhooksApi({ ...deps, secret: deps.staff.secret, allowsPrivate: allowsPrivate(deps.environment) }),
  }),
  describe: registerWebhooks,
  jobs: (deps) => [
    createWebhookHandler({ ...deps, allowsPrivate: allowsPrivate(deps.environment) }),
    createDeliveryPurge(deps),
  ],
  warning: {
    name: 'webhooks',
    isDue: async ({ db }) => (await countRows(db.selectFrom('webhook').where('disabled_because', '=', 'failing'))) > 0,
  },
}
