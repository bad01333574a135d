import type { ExtraFacts } from '../../../test/extras.ts'

export const facts: ExtraFacts = {
  names: [/SERVICE_WORKER/, /OFFLINE_FILES/, /X-Copy/, /register\(WORKER_FILE/],
  screens: [],
  ownersAlone: [],
  addresses: ['/sw/offline', '/ne/sw/offline', '/sw/off', '/ne/sw/off'],
  sentences: {
    'extras/offline-copies/site/offline-documents.words': { 'how saved pages work': 'done failed note working' },
    'extras/offline-copies/site/ui/words': { 'how saved pages work': 'empty text' },
  },
  environment: {},
}
