import type { StaffWords } from '../core/words/use-words.ts'

export const redirectWords = {
  new: { en: 'New redirect', ne: 'नयाँ पुनर्निर्देशन' },
  one: { en: 'Redirect', ne: 'पुनर्निर्देशन' },
  from: { en: 'Old address', ne: 'पुरानो ठेगाना' },
  to: { en: 'New address', ne: 'नयाँ ठेगाना' },
  leads_to: { en: 'Leads to', ne: 'पुग्ने ठाउँ' },
  nowhere: { en: 'Nowhere, while the item is not published', ne: 'प्रकाशित नहुँदासम्म कतै पुग्दैन' },
  made: { en: 'Made', ne: 'कसरी बन्यो' },
  automatic: { en: 'Automatically, when an address was changed', ne: 'ठेगाना बदलिँदा आफैँ' },
  by_hand: { en: 'By hand', ne: 'हातैले' },
  on: { en: 'On', ne: 'मिति' },
  automatic_text: {
    en: 'It was made automatically when an address was changed, and follows its item. If you save it here, it leads to the address below and stays there.',
    ne: 'ठेगाना बदलिँदा यो आफैँ बनेको हो र सामग्रीसँगै सर्छ। यहाँ सुरक्षित गर्नुभयो भने तलको ठेगानामा पुग्छ र त्यहीँ रहन्छ।',
  },
  from_help: {
    en: 'As it was on this site, such as /old-page or /?p=12. You can paste it from the browser. A page that exists comes before a redirect, unless the old address has a question mark.',
    ne: 'यस साइटमा जस्तो थियो त्यस्तै, जस्तै /old-page वा /?p=12। ब्राउजरबाट टाँस्न सकिन्छ। पुरानो ठेगानामा प्रश्नचिह्न नभएसम्म, अहिले भएको पृष्ठ नै पहिले देखिन्छ।',
  },
  to_help: {
    en: 'A page of this site, such as /news, or another site with https://',
    ne: 'यस साइटको /news जस्तो पृष्ठ, वा https:// सहितको अर्को साइट',
  },
  from_fault: {
    en: 'Type an old address of this site that has no redirect yet, such as /old-page',
    ne: 'कृपया यस साइटको /old-page जस्तो, अझै पुनर्निर्देशन नभएको पुरानो ठेगाना लेख्नुहोस्',
  },
  to_fault: {
    en: 'Type a page of this site such as /news, or an address with https://, that does not lead in a circle',
    ne: 'कृपया यस साइटको /news जस्तो पृष्ठ वा https:// सहितको ठेगाना लेख्नुहोस्, जुन घुमेर यहीँ नआओस्',
  },
  try: { en: 'Try it: %{address}', ne: 'जाँच्नुहोस्: %{address}' },
  delete_ask: { en: 'Delete this redirect?', ne: 'यो पुनर्निर्देशन मेटाउने हो?' },
  delete_text: {
    en: 'Old links to %{address} will no longer lead anywhere.',
    ne: '%{address} का पुराना लिङ्क अब कतै पुग्दैनन्।',
  },
  created: { en: 'Redirect created.', ne: 'पुनर्निर्देशन बनाइयो।' },
  saved: { en: 'Redirect saved.', ne: 'पुनर्निर्देशन सुरक्षित गरियो।' },
  deleted: { en: 'Redirect deleted.', ne: 'पुनर्निर्देशन मेटाइयो।' },
} satisfies StaffWords

export const missingWords = {
  title: { en: 'Addresses not found', ne: 'नभेटिएका ठेगाना' },
  help: {
    en: 'Visitors asked for these addresses, and there is no page. No personal data is kept.',
    ne: 'आगन्तुकले यी ठेगाना खोजे, तर पृष्ठ छैन। व्यक्तिगत विवरण राखिँदैन।',
  },
  none: { en: 'No visitor has asked for an address without a page.', ne: 'पृष्ठ नभएको ठेगाना कसैले खोजेको छैन।' },
  path: { en: 'Address', ne: 'ठेगाना' },
  requests: { en: 'Requests', ne: 'अनुरोध' },
  last_seen: { en: 'Last request', ne: 'पछिल्लो अनुरोध' },
  referrer: { en: 'Linked from', ne: 'लिङ्क गर्ने साइट' },
  redirect: { en: 'Redirect', ne: 'नयाँ ठेगाना दिनुहोस्' },
} satisfies StaffWords
