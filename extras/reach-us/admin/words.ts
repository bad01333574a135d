import type { StaffWords } from '../../../admin/core/words/use-words.ts'

export const words = {
  week: { en: 'Hours', ne: 'कार्यालय समय' },
  hoursHelp: {
    en: 'In Nepal’s time, such as 10:00-17:00; with a break 10:00-13:00, 14:00-17:00. If empty, the office is closed that day. Once one day has hours, these replace the opening hours under Settings on the contact page.',
    ne: 'नेपाली समयमा, जस्तै 10:00-17:00; बीचमा विश्राम भए 10:00-13:00, 14:00-17:00। खाली भए त्यस दिन कार्यालय बन्द। कुनै दिनको समय भरेपछि सम्पर्क पृष्ठमा सेटिङको खुल्ने समयको सट्टा यही देखिन्छ।',
  },
  special: { en: 'Holidays and other hours', ne: 'बिदा र अन्य समय' },
  specialHelp: {
    en: 'Holidays, for which the office is closed; or a period with other hours, such as winter, on the weekdays that are open. Days that are over disappear from the site by themselves.',
    ne: 'कार्यालय बन्द हुने बिदा; वा जाडो जस्ता फरक समयका अवधि, जुन खुला हुने बारमा मात्र लागू हुन्छ। बितिसकेका दिन साइटबाट आफैँ हट्छन्।',
  },
  add: { en: 'Add a holiday or period', ne: 'बिदा वा अवधि थप्नुहोस्' },
  row: { en: 'Holiday or period %{row}', ne: 'बिदा वा अवधि %{row}' },
  remove: { en: 'Remove %{name}', ne: '%{name} हटाउनुहोस्' },
  from: { en: 'First day', ne: 'पहिलो दिन' },
  until: { en: 'Last day', ne: 'अन्तिम दिन' },
  untilHelp: { en: 'If empty, it is one day', ne: 'खाली भए एक दिन' },
  en: { en: 'Name in English', ne: 'अङ्ग्रेजीमा नाम' },
  ne: { en: 'Name in Nepali', ne: 'नेपालीमा नाम' },
  hours: { en: 'Other hours', ne: 'फरक समय' },
  ownHoursHelp: { en: 'If empty, closed', ne: 'खाली भए बन्द' },
  messages: { en: 'Messages', ne: 'सन्देश' },
  numberHelp: { en: 'Such as 9812345678; of another country with +', ne: 'जस्तै 9812345678; अन्य देशको भए अगाडि +' },
  press: { en: 'For the press', ne: 'पत्रकारका लागि' },
  pressName: { en: 'Name or role', ne: 'नाम वा पद' },
  phone: { en: 'Telephone', ne: 'टेलिफोन' },
  email: { en: 'E-mail', ne: 'इमेल' },
  bar: { en: 'At the foot of phones', ne: 'फोनको पुछारमा' },
  barHelp: {
    en: 'Call uses the first telephone of Settings; the message goes to WhatsApp, otherwise to Viber, otherwise to the contact form; directions lead to the place on the map.',
    ne: 'फोन गर्दा सेटिङको पहिलो नम्बर प्रयोग हुन्छ; सन्देश WhatsApp मा, नभए Viber मा, नभए सम्पर्क फाराममा जान्छ; बाटोले नक्साको स्थानमा लैजान्छ।',
  },
  showBar: { en: 'Show a bar with Call, Message and Directions', ne: 'फोन, सन्देश र बाटोको पट्टी देखाउने' },
  saved: { en: 'Saved. Visitors see it now.', ne: 'सुरक्षित भयो। आगन्तुकले अब यही देख्छन्।' },
  fault: {
    from: { en: 'Type the first day', ne: 'पहिलो दिन लेख्नुहोस्' },
    until: { en: 'The last day must not be before the first day', ne: 'अन्तिम दिन पहिलो दिनभन्दा अघि हुनु हुँदैन' },
    en: { en: 'Type a name', ne: 'नाम लेख्नुहोस्' },
    hours: {
      en: 'Type hours such as 10:00-17:00, or 10:00-13:00, 14:00-17:00',
      ne: '10:00-17:00 वा 10:00-13:00, 14:00-17:00 जस्तो समय लेख्नुहोस्; हरेक समय त्यसअघिको भन्दा पछि हुनुपर्छ',
    },
    text: { en: 'This is too long', ne: 'यो धेरै लामो भयो' },
  },
} satisfies StaffWords
