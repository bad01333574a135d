import type { Client } from '../../contract/clients/organisation.ts'
import { defineWords } from '../words.ts'

export const words = defineWords({
  en: {
    clients: 'Clients',
    kinds: {
      federal: 'Federal office',
      provincial: 'Provincial office',
      local: 'Local government',
      development: 'Development agency',
      private: 'Private developer',
    } satisfies Record<Client['kind'], string>,
    kind: 'Kind',
    website: 'Website',
    period: 'Years',
    provinces: (count: number) => (count === 1 ? 'Province' : 'Provinces'),
    services: (count: number) => (count === 1 ? 'Service' : 'Services'),
    projects: 'Projects for this client',
    none: 'We have no published project for this client yet.',
    description: (sentence: string) => `What we have done for this client: ${sentence}`,
    years: 'Active projects by year',
    beyond: 'The list ends before this page',
    lastPage: 'To the last page',
    ask: 'Ask about this client’s projects',
  },
  ne: {
    clients: 'ग्राहकहरू',
    kinds: {
      federal: 'सङ्घीय निकाय',
      provincial: 'प्रदेश निकाय',
      local: 'स्थानीय तह',
      development: 'विकास साझेदार निकाय',
      private: 'निजी प्रवर्द्धक',
    },
    kind: 'प्रकार',
    website: 'वेबसाइट',
    period: 'वर्ष',
    provinces: () => 'प्रदेश',
    services: () => 'सेवा',
    projects: 'यस ग्राहकका परियोजना',
    none: 'यस ग्राहकका लागि हाम्रो कुनै परियोजना अहिलेसम्म प्रकाशित छैन।',
    description: (sentence: string) => `यस ग्राहकका लागि हामीले गरेका काम: ${sentence}`,
    years: 'वर्षअनुसार चालु परियोजना',
    beyond: 'सूची यो पृष्ठअगावै सकिन्छ',
    lastPage: 'अन्तिम पृष्ठमा जानुहोस्',
    ask: 'यस ग्राहकका परियोजनाबारे सोध्नुहोस्',
  },
})
