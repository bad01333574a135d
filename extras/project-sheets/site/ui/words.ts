import { defineWords } from '../../../../site/words.ts'

export const words = defineWords({
  title: { en: (project: string) => `Sheet: ${project}`, ne: (project: string) => `पाना: ${project}` },
  back: { en: 'Back to the project', ne: 'परियोजनामा फर्कनुहोस्' },
  save: { en: 'Print / Save as PDF', ne: 'प्रिन्ट / PDF मा सुरक्षित' },
  hint: {
    en: 'Or print this page from your browser’s menu: it is one page of A4. To keep it as a file, choose “Save as PDF” as the printer.',
    ne: 'वा ब्राउजरको मेनुबाट यो पृष्ठ प्रिन्ट गर्नुहोस्: यो A4 को एक पाना हो। फाइलका रूपमा राख्न प्रिन्टरमा PDF सुरक्षित गर्ने विकल्प छान्नुहोस्।',
  },
  kind: { en: 'Project sheet', ne: 'परियोजना पाना' },
  number: { en: 'Sheet no.', ne: 'पाना नं.' },
  issued: {
    en: (day: string, firm: string) => `Issued on ${day} by ${firm}`,
    ne: (day: string, firm: string) => `जारी मिति: ${day}, जारी गर्ने: ${firm}`,
  },
  check: {
    en: 'Is this paper genuine? Scan the code, or enter the number at',
    ne: 'यो कागज सक्कली हो? कोड स्क्यान गर्नुहोस्, वा यहाँ नम्बर राख्नुहोस्:',
  },
  qr: { en: 'QR code that leads to the check of this sheet', ne: 'यो पानाको जाँचमा लैजाने QR कोड' },
  draft: {
    en: 'Draft: this sheet is not issued, and has neither number nor code.',
    ne: 'मस्यौदा: यो पाना जारी भएको छैन, यसमा नम्बर र कोड छैन।',
  },
  more: { en: 'Shortened; the whole text is on the project’s page.', ne: 'छोट्याइएको; पूरा पाठ परियोजनाको पृष्ठमा छ।' },
})
