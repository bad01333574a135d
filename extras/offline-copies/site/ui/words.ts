import { defineWords } from '../../../../site/words.ts'

export const words = defineWords({
  title: { en: 'You are offline', ne: 'तपाईं अफलाइन हुनुहुन्छ' },
  text: {
    en: 'This page is not saved on this device. It will be here when the connection is back.',
    ne: 'यो पृष्ठ यस उपकरणमा सुरक्षित गरिएको छैन। जडान फर्किएपछि यहीँ देखिनेछ।',
  },
  again: { en: 'Try again', ne: 'फेरि प्रयास गर्नुहोस्' },
  list: { en: 'Saved on this device', ne: 'यस उपकरणमा सुरक्षित' },
  empty: {
    en: 'No page is saved yet. Pages that you open are saved, and can be read here without a connection.',
    ne: 'अहिलेसम्म कुनै पृष्ठ सुरक्षित छैन। तपाईंले खोल्नुभएका पृष्ठ सुरक्षित हुन्छन् र जडानबिना पनि यहाँ पढ्न सकिन्छ।',
  },
})
