import type { StaffWords } from '../core/words/use-words.ts'

export default {
  mails: {
    en: 'Mails that the site has sent or is trying to send, and why one could not be delivered.',
    ne: 'साइटले पठाएका वा पठाउन खोजिरहेका इमेल, र कुनै किन पुगेन।',
  },
} satisfies StaffWords
