import type { ExtraFacts } from '../../../test/extras.ts'

export const facts: ExtraFacts = {
  screens: [
    { path: '/admin/webhooks', word: 'New webhook', controls: ['New webhook'] },
    { path: '/admin/webhooks/create', word: 'Notify when', controls: ['Create', 'Cancel'], tag: '@all' },
  ],
  ownersAlone: ['/webhooks'],
  environment: { WEBHOOKS_PRIVATE_NETWORKS: '1' },
}
