import type { StaffWords } from '../../../admin/core/words/use-words.ts'

export const words = {
  intro: {
    en: 'Anybody can print a signed sheet of a published project from its page. Its QR code leads to a page that says whether the project has changed since.',
    ne: 'प्रकाशित परियोजनाको पृष्ठबाट जसले पनि हस्ताक्षरित पाना छाप्न सक्छ। त्यसको QR कोडले त्यसयता परियोजना परिवर्तन भयो कि भनी बताउने पृष्ठमा लैजान्छ।',
  },
  counted: {
    en: 'Here is how often sheets were checked. Counts are kept for 24 months; nothing is stored about who checked them.',
    ne: 'पाना कति पटक जाँचियो भन्ने यहाँ छ। गणना २४ महिना राखिन्छ; कसले जाँच्यो भन्ने केही राखिँदैन।',
  },
  none: { en: 'No sheet has been checked yet.', ne: 'अहिलेसम्म कुनै पाना जाँचिएको छैन।' },
  recent: { en: '%{count} in the last 30 days', ne: 'पछिल्ला ३० दिनमा %{count}' },
  all: { en: '%{count} in 24 months', ne: '२४ महिनामा %{count}' },
  last: { en: 'last on %{day}', ne: 'पछिल्लो पटक: %{day}' },
  key: { en: 'Key', ne: 'कुञ्जी' },
  keyHelp: {
    en: 'Sheets are signed with a private key that never leaves the server. Make a new one if a copy of the server or of its secret may be in wrong hands. Sheets that were issued until today stay valid.',
    ne: 'पानामा सर्भरबाट बाहिर नजाने निजी कुञ्जीले हस्ताक्षर हुन्छ। सर्भर वा त्यसको गोप्य कुञ्जीको प्रतिलिपि गलत हातमा परेको हुन सक्छ भने नयाँ बनाउनुहोस्। आजसम्म जारी भएका पाना मान्य रहन्छन्।',
  },
  publicKeys: { en: 'Public keys (JWK Set)', ne: 'सार्वजनिक कुञ्जी (JWK Set)' },
  renew: { en: 'Make a new key', ne: 'नयाँ कुञ्जी बनाउनुहोस्' },
  leak: { en: 'The key has leaked', ne: 'कुञ्जी अरूको हातमा पुगेको छ' },
  leakHelp: {
    en: 'Whoever has a copy can sign sheets of any day. From now on sheets of all keys so far say that they are not to be relied upon: print new ones.',
    ne: 'प्रतिलिपि भएको जसले पनि जुनसुकै मितिको पानामा हस्ताक्षर गर्न सक्छ। अब अहिलेसम्मका सबै कुञ्जीका पानाले भर पर्न सकिँदैन भन्नेछन्: नयाँ छाप्नुहोस्।',
  },
  distrust: { en: 'Trust them no longer', ne: 'अब मान्यता नदिनुहोस्' },
  distrusted: { en: 'Former keys are not trusted any more.', ne: 'पुराना कुञ्जी अब मान्य छैनन्।' },
  renewAsk: { en: 'Make a new key?', ne: 'नयाँ कुञ्जी बनाउने?' },
  renewed: { en: 'Sheets are signed with a new key.', ne: 'अब पानामा नयाँ कुञ्जीले हस्ताक्षर हुन्छ।' },
} satisfies StaffWords
