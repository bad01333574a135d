import { defineWords } from '../words.ts'

export const words = defineWords({
  en: {
    title: (project: string) => `Sheet: ${project}`,
    back: 'Back to the project',
    save: 'Print / Save as PDF',
    hint: 'Or print this page from your browser’s menu: it is one page of A4. To keep it as a file, choose “Save as PDF” as the printer.',
  },
  ne: {
    title: (project: string) => `पाना: ${project}`,
    back: 'परियोजनामा फर्कनुहोस्',
    save: 'प्रिन्ट / PDF मा सुरक्षित',
    hint: 'वा ब्राउजरको मेनुबाट यो पृष्ठ प्रिन्ट गर्नुहोस्: यो A4 को एक पाना हो। फाइलका रूपमा राख्न प्रिन्टरमा PDF सुरक्षित गर्ने विकल्प छान्नुहोस्।',
  },
})
