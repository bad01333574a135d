import type { StaffWords } from '../words/use-words.ts'

/** Questions about a date that lies far ahead: loaded with the fields that ask. */
export const farAheadWords = {
  year: {
    en: '%{typed} is more than a year ahead. %{typed} BS is %{ad}/%{next} AD. Did you mean %{ad}?',
    ne: '%{typed} एक वर्षभन्दा धेरै पछि पर्छ। वि.सं. %{typed} भनेको ई.सं. %{ad}/%{next} हो। %{ad} लेख्न खोज्नुभएको हो?',
  },
  date: {
    en: '%{typed} is more than a year ahead. Read as Bikram Sambat, it is %{ad} AD. Did you mean %{ad}?',
    ne: '%{typed} एक वर्षभन्दा धेरै पछि पर्छ। विक्रम संवत्‌अनुसार यो ई.सं. %{ad} हो। %{ad} लेख्न खोज्नुभएको हो?',
  },
  plain: {
    en: '%{typed} is more than a year ahead. Is that right?',
    ne: '%{typed} एक वर्षभन्दा धेरै पछि पर्छ। यही ठीक हो?',
  },
  past: {
    en: '%{typed} AD is later than it can be here. Is that right?',
    ne: 'ई.सं. %{typed} यहाँ हुन सक्नेभन्दा पछिको मिति हो। यही ठीक हो?',
  },
  use: { en: 'Use %{ad}', ne: '%{ad} प्रयोग गर्नुहोस्' },
  keep: { en: 'Keep %{typed}', ne: '%{typed} नै राख्नुहोस्' },
  open: {
    en: 'Answer the question below first: is it in AD or in BS?',
    ne: 'पहिले तलको प्रश्नको उत्तर दिनुहोस्: ई.सं. हो कि वि.सं.?',
  },
  open_plain: {
    en: 'Answer the question below first: is the date right?',
    ne: 'पहिले तलको प्रश्नको उत्तर दिनुहोस्: मिति ठीक हो?',
  },
  confirm: {
    en: 'Choose one of the dates first: visitors see nothing of it until then.',
    ne: 'कृपया पहिले माथिको एउटा मिति छान्नुहोस्: त्यतिन्जेल आगन्तुकले केही देख्दैनन्।',
  },
} satisfies StaffWords
