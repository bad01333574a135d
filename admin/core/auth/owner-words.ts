import type { StaffWords } from '../words/use-words.ts'

/** Of the pages before there is an owner. */
export const ownerWords = {
  title: { en: 'Set up this site', ne: 'यो वेबसाइट तयार पार्नुहोस्' },
  notice: {
    title: { en: 'This site is being set up', ne: 'यो वेबसाइट तयार हुँदै छ' },
    text: {
      en: 'It begins at an address that only the person who started the server has:',
      ne: 'सुरु गर्ने ठेगाना सर्भर चलाउने व्यक्तिसँग मात्र हुन्छ:',
    },
    printed: {
      en: 'The start of the server prints it first. It ends in /admin/set-up# and a secret.',
      ne: 'सर्भर सुरु हुँदा त्यो सबैभन्दा पहिले देखिन्छ। त्यसको अन्त्यमा /admin/set-up# र एउटा गोप्य कोड हुन्छ।',
    },
    file: {
      en: 'The file “%{file}” in the data folder has it.',
      ne: 'डेटा फोल्डरको “%{file}” फाइलमा त्यो लेखिएको हुन्छ।',
    },
    command: {
      en: 'This command makes a new one (in a release: site staff set-up):',
      ne: 'यो कमान्डले नयाँ ठेगाना बनाउँछ (रिलिजमा: site staff set-up):',
    },
    sign_in: { en: 'I have an account: sign in', ne: 'मेरो खाता छ: साइन इन' },
  },
  language: { en: 'Language', ne: 'भाषा' },
  account: {
    en: 'First your account, as the owner of this site. You can add colleagues later.',
    ne: 'पहिले तपाईंको खाता, यस साइटको मुख्य प्रशासकका रूपमा। सहकर्मी पछि थप्न सकिन्छ।',
  },
  name: { en: 'Your name', ne: 'तपाईंको नाम' },
  name_fault: { en: 'Type your name', ne: 'आफ्नो नाम लेख्नुहोस्' },
  submit: { en: 'Make the account and continue', ne: 'खाता बनाएर अगाडि बढ्नुहोस्' },
  bad_secret: {
    en: 'This address is no longer valid. Open the one that the server printed last: what you have typed here stays.',
    ne: 'यो ठेगाना अब मान्य छैन। सर्भरले पछिल्लो पटक देखाएको ठेगाना खोल्नुहोस्: यहाँ लेखेको कुरा हराउँदैन।',
  },
  slowed: {
    en: 'Too many attempts. Wait a few minutes, then try again: nothing is lost.',
    ne: 'धेरै पटक प्रयास भयो। केही मिनेट पर्खेर फेरि प्रयास गर्नुहोस्: केही हराएको छैन।',
  },
  made: { en: 'Your account is made. Sign in with it.', ne: 'तपाईंको खाता बन्यो। अब साइन इन गर्नुहोस्।' },
  taken: {
    en: 'This site has an owner now: the address was used once, and is no longer valid. If it was you, sign in; if not, ask the owner for an account.',
    ne: 'अब यस साइटको मुख्य प्रशासक हुनुहुन्छ: ठेगाना एक पटक प्रयोग भइसक्यो, र मान्य छैन। तपाईं आफैँले गर्नुभएको हो भने साइन इन गर्नुहोस्; होइन भने मुख्य प्रशासकसँग खाता माग्नुहोस्।',
  },
} satisfies StaffWords
