import type { Help } from '../core/feature.ts'

export default {
  'mail-settings': {
    synonyms: 'smtp, e-mail server, domain',
    en: 'How the site sends mail, and the address under which it is public. “Send me one” tells you what the mail server says.',
    ne: 'साइटले कसरी इमेल पठाउँछ र कुन ठेगानामा सार्वजनिक छ। एउटा आफैंलाई पठाएर इमेल सर्भरको जवाफ हेर्नुहोस्।',
    setUp: {
      place: 60,
      title: { en: 'Mail and address', ne: 'इमेल र ठेगाना' },
      help: {
        en: 'The mail server that messages are sent with, and the public address of the site. Send yourself a test e-mail.',
        ne: 'सन्देश पठाउने मेल सर्भर, र साइटको सार्वजनिक ठेगाना। आफैँलाई परीक्षण इमेल पठाउनुहोस्।',
      },
      path: '/mail-settings',
    },
    readiness: {
      mailServer: {
        text: { en: 'A mail server for outgoing e-mail', ne: 'इमेल पठाउने मेल सर्भर' },
        help: { en: 'Enter your mail server.', ne: 'आफ्नो मेल सर्भर लेख्नुहोस्।' },
        path: '/mail-settings',
      },
      contact: {
        text: { en: 'Messages that reach the firm', ne: 'संस्थासम्म पुग्ने सन्देश' },
        help: { en: 'Send a test e-mail.', ne: 'परीक्षण इमेल पठाउनुहोस्।' },
        path: '/mail-settings',
      },
    },
  },
} satisfies Help
