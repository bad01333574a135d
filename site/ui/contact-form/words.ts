import { defineWords } from '../../words.ts'

export const words = defineWords({
  name: { en: 'Name', ne: 'नाम' },
  email: { en: 'Email', ne: 'इमेल' },
  subject: { en: 'Subject', ne: 'विषय' },
  message: { en: 'Message', ne: 'सन्देश' },
  messageHelp: {
    en: 'Where the work is, what you have already, and by when you need it.',
    ne: 'काम कहाँ हो, तपाईंसँग के-के तयार छ र कहिलेसम्म चाहिन्छ, लेख्नुहोस्।',
  },
  trap: { en: 'Leave this field empty', ne: 'यो ठाउँ खाली छोड्नुहोस्' },
  required: { en: 'All four fields are required.', ne: 'चारवटै विवरण भर्नु अनिवार्य छ।' },
  send: { en: 'Send Message', ne: 'सन्देश पठाउनुहोस्' },
  sent: { en: 'Form submitted successfully!', ne: 'फाराम सफलतापूर्वक बुझाइयो!' },
  reference: {
    en: ['Your reference is ', '. Quote it if you contact us about this message.'],
    ne: ['तपाईंको सन्दर्भ नम्बर ', ' हो। सन्देशबारे सोध्दा यही नम्बर भन्नुहोस्।'],
  },
  waiting: {
    connection: {
      en: 'It will be delivered as soon as the connection is back.',
      ne: 'इन्टरनेट जडान फर्किनेबित्तिकै यो हामीकहाँ पुग्नेछ।',
    },
    server: {
      en: 'We could not deliver it yet. We will try again automatically.',
      ne: 'सन्देश अझै पुगेको छैन। केही बेरमा आफैँ फेरि पठाइनेछ।',
    },
  },
  kept: {
    en: 'Until then it is kept in this browser; if you leave our site before, it goes out on your next visit.',
    ne: 'त्यतिन्जेल यो यसै ब्राउजरमा रहन्छ; पहिल्यै साइट छोड्नुभयो भने अर्को पटक आउँदा पठाइन्छ।',
  },
  notSent: { en: 'Your message was not sent', ne: 'तपाईंको सन्देश पठाउन सकिएन' },
  sentence: {
    en: (text: string) => text.replace(/[^.!?]$/, '$&.'),
    ne: (text: string) => text.replace(/[^।!?]$/, '$&।'),
  },
  stillHere: {
    en: ['What you wrote is still here: please send it once more in a moment, or write to ', '.'],
    ne: ['तपाईंले लेख्नुभएको कुरा यहीँ छ: केही बेरमा फेरि पठाउनुहोस्, वा ', ' मा इमेल गर्नुहोस्।'],
  },
  refused: { en: 'Please correct the fields below', ne: 'तलका विवरण सच्याउनुहोस्' },
})
