import { defineWords } from '../../../../site/words.ts'

export const words = defineWords({
  en: {
    title: 'Check a project sheet',
    lead: 'Enter the number of the printed sheet, or scan its QR code.',
    number: 'Number of the sheet',
    numberHelp: '20 letters and digits, above the address of the firm. Blanks and small letters do not matter.',
    submit: 'Check',
    issued: (day: string, firm: string) => `Issued on ${day}, by ${firm}`,
    meaning: {
      unchanged: 'The facts and the text of the project are the same today.',
      changed:
        'The sheet was true on its day. Since then something was corrected or added; below is what is published today.',
      withdrawn: 'The sheet was true on its day. The project is no longer published.',
      untrusted:
        'A copy of the key that signed it is in other hands, so anybody may have made it, with any day. Compare it with what is published today, or ask the firm for a new sheet.',
    },
    differs: 'Different today',
    compare: 'Compare with your paper',
    compareHelp:
      'A paper is genuine only if it says what is published here. Anybody can copy a code onto another paper.',
    page: 'The project’s page',
    unknownText:
      'The code or number is not valid: it was mistyped, cut off, or never issued. Check each letter, or scan the code again.',
    counted: 'How often sheets are checked is counted by project and day, without addresses or cookies.',
    facts: { title: 'Title', description: 'Text' },
  },
  ne: {
    title: 'परियोजना पाना जाँच्नुहोस्',
    lead: 'छापिएको पानाको नम्बर राख्नुहोस्, वा त्यसको QR कोड स्क्यान गर्नुहोस्।',
    number: 'पानाको नम्बर',
    numberHelp: 'संस्थाको ठेगानामाथि लेखिएका २० अक्षर र अङ्क। खाली ठाउँ र साना अक्षरले फरक पार्दैन।',
    submit: 'जाँच्नुहोस्',
    issued: (day: string, firm: string) => `जारी मिति: ${day}, जारी गर्ने: ${firm}`,
    meaning: {
      unchanged: 'परियोजनाका तथ्य र पाठ आज पनि उस्तै छन्।',
      changed: 'पाना जारी भएको दिन सही थियो। त्यसपछि केही सच्याइएको वा थपिएको छ; आज प्रकाशित कुरा तल छ।',
      withdrawn: 'पाना जारी भएको दिन सही थियो। परियोजना अब प्रकाशित छैन।',
      untrusted:
        'यसमा हस्ताक्षर गर्ने कुञ्जीको प्रतिलिपि अरूको हातमा पुगेकाले जसले पनि जुनसुकै मिति राखेर बनाएको हुन सक्छ। आज प्रकाशित कुरासँग भिडाउनुहोस्, वा संस्थासँग नयाँ पाना माग्नुहोस्।',
    },
    differs: 'आज फरक',
    compare: 'आफ्नो कागजसँग भिडाउनुहोस्',
    compareHelp: 'यहाँ प्रकाशित कुरासँग मिले मात्र कागज सक्कली हुन्छ। कोड जसले पनि अर्को कागजमा सार्न सक्छ।',
    page: 'परियोजनाको पृष्ठ',
    unknownText:
      'कोड वा नम्बर मिलेन: गलत टाइप भएको, काटिएको वा कहिल्यै जारी नभएको हुन सक्छ। हरेक अक्षर जाँच्नुहोस्, वा कोड फेरि स्क्यान गर्नुहोस्।',
    counted: 'पाना कति पटक जाँचियो भन्ने परियोजना र दिनअनुसार गनिन्छ, ठेगाना वा कुकी राखिँदैन।',
    facts: { title: 'शीर्षक', description: 'पाठ' },
  },
})
