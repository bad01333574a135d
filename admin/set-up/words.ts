import type { StaffWords } from '../core/words/use-words.ts'

export const setUpWords = {
  title: { en: 'Set up the site', ne: 'वेबसाइट तयार पार्नुहोस्' },
  steps: { en: 'Steps', ne: 'चरणहरू' },
  progress: { en: '%{done} of %{total} done', ne: '%{total} मध्ये %{done} भयो' },
  done: { en: 'done', ne: 'भयो' },
  go_on: { en: 'Continue the set-up', ne: 'तयारी जारी राख्नुहोस्' },
  open: { en: 'Open “%{name}”', ne: '“%{name}” खोल्नुहोस्' },
  back: { en: 'Back: %{title}', ne: 'पछाडि: %{title}' },
  next: { en: 'Continue: %{title}', ne: 'अगाडि: %{title}' },
  later: { en: 'Do this later. Next: %{title}', ne: 'यो पछि गर्ने। अब: %{title}' },
  save: { en: 'Save and continue', ne: 'सुरक्षित गरेर अगाडि बढ्नुहोस्' },
  for_owner: { en: 'An owner does this.', ne: 'यो मुख्य प्रशासकले गर्नुहुन्छ।' },
  account: {
    text: { en: 'You are signed in as %{name}, %{email}.', ne: 'तपाईं %{name}, %{email} का रूपमा साइन इन हुनुहुन्छ।' },
    more: { en: 'Password and second factor', ne: 'पासवर्ड र दोस्रो तहको प्रमाणीकरण' },
  },
  finished: {
    all: { en: 'Everything above is done. What comes next:', ne: 'माथिका सबै काम सकिए। अब:' },
    open: {
      en: 'What is still open waits on the dashboard; come back on any day. What comes next:',
      ne: 'बाँकी काम ड्यासबोर्डमा देखिइरहन्छ; जुनसुकै दिन फर्कन सकिन्छ। अब:',
    },
    site: { en: 'Look at the site as visitors see it', ne: 'आगन्तुकले देख्ने वेबसाइट हेर्नुहोस्' },
    pages: { en: 'Write the texts of the pages, such as Overview', ne: 'परिचयजस्ता पृष्ठका विवरण लेख्नुहोस्' },
    staff: { en: 'Add colleagues', ne: 'सहकर्मी थप्नुहोस्' },
    account: {
      en: 'Protect your account with a second factor',
      ne: 'दोस्रो तहको प्रमाणीकरणले आफ्नो खाता सुरक्षित गर्नुहोस्',
    },
  },
} satisfies StaffWords
