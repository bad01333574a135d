import { defineWords } from '../words.ts'

export const words = defineWords({
  clients: { en: 'Clients', ne: 'ग्राहकहरू' },
  kinds: {
    federal: { en: 'Federal office', ne: 'सङ्घीय निकाय' },
    provincial: { en: 'Provincial office', ne: 'प्रदेश निकाय' },
    local: { en: 'Local government', ne: 'स्थानीय तह' },
    development: { en: 'Development agency', ne: 'विकास साझेदार निकाय' },
    private: { en: 'Private developer', ne: 'निजी प्रवर्द्धक' },
  },
  kind: { en: 'Kind', ne: 'प्रकार' },
  website: { en: 'Website', ne: 'वेबसाइट' },
  period: { en: 'Years', ne: 'वर्ष' },
  provinces: { en: (count: number) => (count === 1 ? 'Province' : 'Provinces'), ne: () => 'प्रदेश' },
  services: { en: (count: number) => (count === 1 ? 'Service' : 'Services'), ne: () => 'सेवा' },
  projects: { en: 'Projects for this client', ne: 'यस ग्राहकका परियोजना' },
  none: {
    en: 'We have no published project for this client yet.',
    ne: 'यस ग्राहकका लागि हाम्रो कुनै परियोजना अहिलेसम्म प्रकाशित छैन।',
  },
  description: {
    en: (sentence: string) => `What we have done for this client: ${sentence}`,
    ne: (sentence: string) => `यस ग्राहकका लागि हामीले गरेका काम: ${sentence}`,
  },
  years: { en: 'Active projects by year', ne: 'वर्षअनुसार चालु परियोजना' },
  beyond: { en: 'The list ends before this page', ne: 'सूची यो पृष्ठअगावै सकिन्छ' },
  lastPage: { en: 'To the last page', ne: 'अन्तिम पृष्ठमा जानुहोस्' },
  ask: { en: 'Ask about this client’s projects', ne: 'यस ग्राहकका परियोजनाबारे सोध्नुहोस्' },
})
