import type { StaffWords } from '../words/use-words.ts'

/** The way from a public page to its form. */
export const editWords = {
  edit_page: {
    title: { en: 'Edit a page', ne: 'पृष्ठ सम्पादन' },
    nothing: {
      en: 'There is nothing to edit at %{path}. Choose from the menu what you want to change.',
      ne: '%{path} मा सम्पादन गर्ने केही छैन। के बदल्ने हो, कृपया मेनुबाट छान्नुहोस्।',
    },
  },
} satisfies StaffWords
