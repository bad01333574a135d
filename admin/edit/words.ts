import type { StaffWords } from '../core/words/use-words.ts'

/** The way from a public page to its form. */
export const editWords = {
  edit_page: {
    title: { en: 'Edit a page', ne: 'पृष्ठ सम्पादन' },
    parts: {
      heading: { en: 'What do you want to edit on this page?', ne: 'यस पृष्ठमा के सम्पादन गर्ने?' },
      list: { en: 'What the page shows', ne: 'पृष्ठमा देखिने सामग्री' },
      page: { en: 'The text of the page', ne: 'पृष्ठको पाठ' },
      intro: { en: 'Heading and introduction of the page', ne: 'पृष्ठको शीर्षक र परिचय' },
      part: { en: 'Another text on the page', ne: 'पृष्ठको अर्को पाठ' },
    },
    nothing: {
      en: 'There is nothing to edit at %{path}. Choose from the menu what you want to change.',
      ne: '%{path} मा सम्पादन गर्ने केही छैन। के बदल्ने हो, कृपया मेनुबाट छान्नुहोस्।',
    },
  },
} satisfies StaffWords
