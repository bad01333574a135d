import { defineWords } from '../../words.ts'

export const words = defineWords({
  en: {
    kind: 'Project sheet',
    number: 'Sheet no.',
    issued: (day: string, firm: string) => `Issued on ${day} by ${firm}`,
    check: 'Is this paper genuine? Scan the code, or enter the number at',
    qr: 'QR code that leads to the check of this sheet',
    draft: 'Draft: this sheet is not issued, and has neither number nor code.',
    more: 'Shortened; the whole text is on the project’s page.',
  },
  ne: {
    kind: 'परियोजना पाना',
    number: 'पाना नं.',
    issued: (day: string, firm: string) => `जारी मिति: ${day}, जारी गर्ने: ${firm}`,
    check: 'यो कागज सक्कली हो? कोड स्क्यान गर्नुहोस्, वा यहाँ नम्बर राख्नुहोस्:',
    qr: 'यो पानाको जाँचमा लैजाने QR कोड',
    draft: 'मस्यौदा: यो पाना जारी भएको छैन, यसमा नम्बर र कोड छैन।',
    more: 'छोट्याइएको; पूरा पाठ परियोजनाको पृष्ठमा छ।',
  },
})
