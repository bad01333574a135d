import { defineWords } from '../../../../site/words.ts'

export const words = defineWords({
  title: { en: 'Capability statement', ne: 'क्षमता विवरण' },
  back: { en: 'Back to the profile', ne: 'प्रोफाइलमा फर्कनुहोस्' },
  save: { en: 'Save as PDF', ne: 'PDF का रूपमा सुरक्षित गर्नुहोस्' },
  hint: {
    en: 'Or print this page from your browser’s menu, and choose “Save as PDF” as the printer. It is laid out for A4.',
    ne: 'वा ब्राउजरको मेनुबाट यो पृष्ठ प्रिन्ट गर्नुहोस् र प्रिन्टरमा PDF सुरक्षित गर्ने विकल्प छान्नुहोस्। पृष्ठ A4 आकारका लागि तयार पारिएको छ।',
  },
  asOf: { en: 'As of ', ne: 'मिति: ' },
  profile: { en: 'Profile', ne: 'परिचय' },
  certificates: { en: 'Registrations, memberships and certificates', ne: 'दर्ता, सदस्यता र प्रमाणपत्र' },
  disciplines: { en: 'Disciplines and selected projects', ne: 'विधा र छानिएका परियोजना' },
  people: { en: 'Key staff', ne: 'मुख्य जनशक्ति' },
  clients: { en: 'Clients', ne: 'ग्राहकहरू' },
  contact: { en: 'Contact', ne: 'सम्पर्क' },
  fundedBy: { en: 'Funded by:', ne: 'आर्थिक स्रोत:' },
  share: { en: (percent: string) => `our share ${percent}%`, ne: (percent: string) => `हाम्रो हिस्सा ${percent}%` },
  columns: {
    project: { en: 'Project and our services', ne: 'परियोजना र हाम्रा सेवा' },
    client: { en: 'Client and funding', ne: 'ग्राहक र आर्थिक स्रोत' },
    place: { en: 'District', ne: 'जिल्ला' },
    period: { en: 'Period', ne: 'अवधि' },
    cost: { en: 'Project cost', ne: 'परियोजनाको लागत' },
    name: { en: 'Name', ne: 'नाम' },
    position: { en: 'Position', ne: 'पद' },
    qualifications: { en: 'Qualifications', ne: 'योग्यता' },
  },
  /** The counters of a printed page, as CSS. */
  pages: { en: "counter(page) ' / ' counter(pages)", ne: "counter(page, devanagari) ' / ' counter(pages, devanagari)" },
})
