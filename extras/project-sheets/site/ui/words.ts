import { defineWords } from '../../../../site/words.ts'

export const words = defineWords({
  en: {
    title: (project: string) => `Sheet: ${project}`,
    back: 'Back to the project',
    save: 'Print / Save as PDF',
    hint: 'Or print this page from your browser’s menu: it is one page of A4. To keep it as a file, choose “Save as PDF” as the printer.',
    kind: 'Project sheet',
    number: 'Sheet no.',
    issued: (day: string, firm: string) => `Issued on ${day} by ${firm}`,
    check: 'Is this paper genuine? Scan the code, or enter the number at',
    qr: 'QR code that leads to the check of this sheet',
    draft: 'Draft: this sheet is not issued, and has neither number nor code.',
    more: 'Shortened; the whole text is on the project’s page.',
  },
  ne: {
    title: (project: string) => `पाना: ${project}`,
    back: 'परियोजनामा फर्कनुहोस्',
    save: 'प्रिन्ट / PDF मा सुरक्षित',
    hint: 'वा ब्राउजरको मेनुबाट यो पृष्ठ प्रिन्ट गर्नुहोस्: यो A4 को एक पाना हो। फाइलका रूपमा राख्न प्रिन्टरमा PDF सुरक्षित गर्ने विकल्प छान्नुहोस्।',
    kind: 'परियोजना पाना',
    number: 'पाना नं.',
    issued: (day: string, firm: string) => `जारी मिति: ${day}, जारी गर्ने: ${firm}`,
    check: 'यो कागज सक्कली हो? कोड स्क्यान गर्नुहोस्, वा यहाँ नम्बर राख्नुहोस्:',
    qr: 'यो पानाको जाँचमा लैजाने QR कोड',
    draft: 'मस्यौदा: यो पाना जारी भएको छैन, यसमा नम्बर र कोड छैन।',
    more: 'छोट्याइएको; पूरा पाठ परियोजनाको पृष्ठमा छ।',
  },
})
