import type { Client } from '../../contract/organisation.ts'
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
    none: 'Our records have no public project for this client.',
    description: (sentence: string) => `What we have done for this client: ${sentence}`,
    years: 'Projects at work in each year',
    beyond: 'The list ends before this page',
    lastPage: 'To the last page',
    ask: (name: string) => `work for ${name}`,
  },
  ne: {
    clients: 'सेवाग्राहीहरू',
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
    projects: 'यस सेवाग्राहीका परियोजना',
    none: 'हाम्रो अभिलेखमा यस सेवाग्राहीको कुनै सार्वजनिक परियोजना छैन।',
    description: (sentence: string) => `यस सेवाग्राहीका लागि हामीले गरेका काम: ${sentence}`,
    years: 'प्रत्येक वर्ष काम चलेका परियोजना',
    beyond: 'सूची यो पृष्ठअगावै सकिन्छ',
    lastPage: 'अन्तिम पृष्ठमा जानुहोस्',
    ask: (name: string) => `${name}का काम`,
  },
})
