import { defineWords } from '../../../../site/words.ts'

export const words = defineWords({
  en: {
    title: 'You are offline',
    text: 'This page is not saved on this device. It will be here when the connection is back.',
    again: 'Try again',
    list: 'Saved on this device',
    empty: 'No page is saved yet. Pages that you open are saved, and can be read here without a connection.',
  },
  ne: {
    title: 'तपाईं अफलाइन हुनुहुन्छ',
    text: 'यो पृष्ठ यस उपकरणमा सुरक्षित गरिएको छैन। जडान फर्किएपछि यहीँ देखिनेछ।',
    again: 'फेरि प्रयास गर्नुहोस्',
    list: 'यस उपकरणमा सुरक्षित',
    empty: 'अहिलेसम्म कुनै पृष्ठ सुरक्षित छैन। तपाईंले खोल्नुभएका पृष्ठ सुरक्षित हुन्छन् र जडानबिना पनि यहाँ पढ्न सकिन्छ।',
  },
})
