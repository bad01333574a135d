import type { ExtraFacts } from '../../../test/extras.ts'

export const facts: ExtraFacts = {
  // That a call may carry a key, and that the audit log has its name, is of the core.
  names: [/\/api-keys\b(?!\.ts)/, /\bapi_key\b/, /ApiKeyWithToken|NewApiKey|revokeKey/, /KEY_AREAS/],
  screens: [
    { path: '/admin/api-keys', word: 'API reference', controls: ['New API key'], tag: '@all' },
    { path: '/admin/api-keys/create', word: 'What it may do', controls: ['Create key', 'Cancel'], tag: '@all' },
  ],
  ownersAlone: ['/api-keys'],
  environment: {},
}
