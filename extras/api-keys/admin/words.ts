import type { KeyRight } from '../../../contract/kinds/key-scopes.ts'
import type { ApiKey } from '../contract/api-key.ts'
import type { StaffWords, Text } from '../../../admin/core/words/use-words.ts'

/** Of this screen alone, so that they are loaded with it. */
export const words = {
  intro: {
    en: 'With a key, another program reads and writes content through the API: an intranet, an app, a script. It has at most the rights of an editor, and only those that you choose.',
    ne: 'कुञ्जी भएको अर्को प्रोग्रामले API मार्फत सामग्री पढ्न र लेख्न सक्छ: इन्ट्रानेट, एप वा स्क्रिप्ट। त्यसलाई बढीमा सम्पादकको अधिकार हुन्छ, र तपाईंले छानेको मात्र।',
  },
  reference: { en: 'API reference', ne: 'API सन्दर्भ' },
  none: { en: 'No API keys yet.', ne: 'अहिलेसम्म API कुञ्जी छैन।' },
  new: { en: 'New API key', ne: 'नयाँ API कुञ्जी' },
  make: { en: 'Create key', ne: 'कुञ्जी बनाउनुहोस्' },
  name: { en: 'Name', ne: 'नाम' },
  nameHelp: {
    en: 'The program that will use it. The audit log shows this name.',
    ne: 'यसलाई प्रयोग गर्ने प्रोग्राम। गतिविधि अभिलेखमा यही नाम देखिन्छ।',
  },
  nameFault: { en: 'Type a name of at most %{most} characters', ne: 'बढीमा %{most} अक्षरको नाम लेख्नुहोस्' },
  scopes: { en: 'What it may do', ne: 'यसले के गर्न पाउँछ' },
  scopesFault: { en: 'Choose at least one kind of content', ne: 'कम्तीमा एउटा प्रकारको सामग्री छान्नुहोस्' },
  nothing: { en: 'No access', ne: 'पहुँच छैन' },
  expires: { en: 'Expires', ne: 'म्याद' },
  days: { en: 'After %{count} days', ne: '%{count} दिनपछि' },
  year: { en: 'After a year', ne: 'एक वर्षपछि' },
  never: { en: 'Never', ne: 'म्याद सकिँदैन' },
  made: { en: 'The key of %{name}', ne: '%{name} को कुञ्जी' },
  label: { en: 'API key', ne: 'API कुञ्जी' },
  copied: { en: 'Copied.', ne: 'प्रतिलिपि भयो।' },
  once: {
    en: 'The key is shown only this once. Whoever has it can do what you chose: keep it like a password, and never send it by e-mail.',
    ne: 'कुञ्जी यो एक पटक मात्र देखाइन्छ। यो जोसँग हुन्छ, उसले तपाईंले छानेका काम गर्न सक्छ: पासवर्डजस्तै राख्नुहोस्, इमेलबाट नपठाउनुहोस्।',
  },
  have: { en: 'Done', ne: 'भयो' },
  createdBy: { en: 'Created on %{day} by %{name}', ne: '%{name} ले %{day} मा बनाउनुभएको' },
  expiresOn: { en: 'Expires on %{day}', ne: 'म्याद %{day} सम्म' },
  expiredOn: { en: 'Expired on %{day}', ne: 'म्याद %{day} मा सकियो' },
  noEnd: { en: 'Does not expire', ne: 'म्याद सकिँदैन' },
  usedAt: { en: 'Last used %{time}', ne: 'पछिल्लो प्रयोग %{time}' },
  unused: { en: 'Not used yet', ne: 'अहिलेसम्म प्रयोग भएको छैन' },
  revokedOn: { en: 'Revoked on %{day}', ne: '%{day} मा अमान्य बनाइयो' },
  suspended: {
    en: 'The account of %{name} is disabled: the key is refused until it is enabled again',
    ne: '%{name} को खाता बन्द छ: फेरि खुला नगरेसम्म कुञ्जी अस्वीकार हुन्छ',
  },
  revoke: { en: 'Revoke…', ne: 'अमान्य बनाउनुहोस्…' },
  revokeOf: { en: 'Revoke the key of %{name}…', ne: '%{name} को कुञ्जी अमान्य बनाउनुहोस्…' },
  revokeAsk: { en: 'Revoke the key of %{name}?', ne: '%{name} को कुञ्जी अमान्य बनाउने?' },
  revokeText: {
    en: 'The program is refused from now on. This cannot be undone: it would need a new key.',
    ne: 'अबदेखि यो प्रोग्राम अस्वीकार हुन्छ। यसलाई फिर्ता लिन मिल्दैन: नयाँ कुञ्जी चाहिन्छ।',
  },
  revokeDo: { en: 'Revoke', ne: 'अमान्य बनाउनुहोस्' },
  revoked: { en: 'The key is revoked.', ne: 'कुञ्जी अमान्य भयो।' },
} satisfies StaffWords

export const rights: Record<KeyRight, Text> = {
  read: { en: 'Read', ne: 'पढ्ने' },
  write: { en: 'Read and write', ne: 'पढ्ने र लेख्ने' },
}

export const states: Record<ApiKey['state'], Text> = {
  active: { en: 'Active', ne: 'चालु' },
  expired: { en: 'Expired', ne: 'म्याद सकियो' },
  revoked: { en: 'Revoked', ne: 'अमान्य' },
  suspended: { en: 'Suspended', ne: 'निलम्बित' },
}
