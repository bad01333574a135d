import { defineWords } from '../words.ts'

export const words = defineWords({
  en: {
    title: 'Capability statement',
    back: 'Back to the profile',
    save: 'Save as PDF',
    hint: 'Or print this page from your browser’s menu, and choose “Save as PDF” as the printer. It is laid out for A4.',
  },
  ne: {
    title: 'क्षमता विवरण',
    back: 'प्रोफाइलमा फर्कनुहोस्',
    save: 'PDF का रूपमा सुरक्षित गर्नुहोस्',
    hint: 'वा ब्राउजरको मेनुबाट यो पृष्ठ प्रिन्ट गर्नुहोस् र प्रिन्टरमा PDF सुरक्षित गर्ने विकल्प छान्नुहोस्। पृष्ठ A4 आकारका लागि तयार पारिएको छ।',
  },
})
