import { defineWords } from '../../../../site/words.ts'

export const words = defineWords({
  title: { en: 'Check a project sheet', ne: 'परियोजना पाना जाँच्नुहोस्' },
  lead: {
    en: 'Enter the number of the printed sheet, or scan its QR code.',
    ne: 'छापिएको पानाको नम्बर राख्नुहोस्, वा त्यसको QR कोड स्क्यान गर्नुहोस्।',
  },
  number: { en: 'Number of the sheet', ne: 'पानाको नम्बर' },
  numberHelp: {
    en: '20 letters and digits, above the address of the firm. Blanks and small letters do not matter.',
    ne: 'संस्थाको ठेगानामाथि लेखिएका २० अक्षर र अङ्क। खाली ठाउँ र साना अक्षरले फरक पार्दैन।',
  },
  submit: { en: 'Check', ne: 'जाँच्नुहोस्' },
  issued: {
    en: (day: string, firm: string) => `Issued on ${day}, by ${firm}`,
    ne: (day: string, firm: string) => `जारी मिति: ${day}, जारी गर्ने: ${firm}`,
  },
  meaning: {
    unchanged: {
      en: 'The facts and the text of the project are the same today.',
      ne: 'परियोजनाका तथ्य र पाठ आज पनि उस्तै छन्।',
    },
    changed: {
      en: 'The sheet was true on its day. Since then something was corrected or added; below is what is published today.',
      ne: 'पाना जारी भएको दिन सही थियो। त्यसपछि केही सच्याइएको वा थपिएको छ; आज प्रकाशित कुरा तल छ।',
    },
    withdrawn: {
      en: 'The sheet was true on its day. The project is no longer published.',
      ne: 'पाना जारी भएको दिन सही थियो। परियोजना अब प्रकाशित छैन।',
    },
    untrusted: {
      en: 'A copy of the key that signed it is in other hands, so anybody may have made it, with any day. Compare it with what is published today, or ask the firm for a new sheet.',
      ne: 'यसमा हस्ताक्षर गर्ने कुञ्जीको प्रतिलिपि अरूको हातमा पुगेकाले जसले पनि जुनसुकै मिति राखेर बनाएको हुन सक्छ। आज प्रकाशित कुरासँग भिडाउनुहोस्, वा संस्थासँग नयाँ पाना माग्नुहोस्।',
    },
  },
  differs: { en: 'Different today', ne: 'आज फरक' },
  compare: { en: 'Compare with your paper', ne: 'आफ्नो कागजसँग भिडाउनुहोस्' },
  compareHelp: {
    en: 'A paper is genuine only if it says what is published here. Anybody can copy a code onto another paper.',
    ne: 'यहाँ प्रकाशित कुरासँग मिले मात्र कागज सक्कली हुन्छ। कोड जसले पनि अर्को कागजमा सार्न सक्छ।',
  },
  page: { en: 'The project’s page', ne: 'परियोजनाको पृष्ठ' },
  unknownText: {
    en: 'The code or number is not valid: it was mistyped, cut off, or never issued. Check each letter, or scan the code again.',
    ne: 'कोड वा नम्बर मिलेन: गलत टाइप भएको, काटिएको वा कहिल्यै जारी नभएको हुन सक्छ। हरेक अक्षर जाँच्नुहोस्, वा कोड फेरि स्क्यान गर्नुहोस्।',
  },
  counted: {
    en: 'How often sheets are checked is counted by project and day, without addresses or cookies.',
    ne: 'पाना कति पटक जाँचियो भन्ने परियोजना र दिनअनुसार गनिन्छ, ठेगाना वा कुकी राखिँदैन।',
  },
  facts: {
    title: { en: 'Title', ne: 'शीर्षक' },
    description: { en: 'Text', ne: 'पाठ' },
    facts: { en: 'Further facts', ne: 'थप तथ्य' },
  },
})
