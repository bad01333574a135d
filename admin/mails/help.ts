import type { Help } from '../core/feature.ts'

export default {
  mails: {
    synonyms: 'outbox, mail log, receipts',
    en: 'Mails that the site has sent or is trying to send, and why one could not be delivered.',
    ne: 'साइटले पठाएका वा पठाउन खोजिरहेका इमेल, र कुनै किन पुगेन।',
  },
} satisfies Help
