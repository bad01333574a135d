import type { SetUpStep } from '../core/feature.ts'

export const setUpStep: SetUpStep = {
  place: 60,
  title: { en: 'Mail and address', ne: 'इमेल र ठेगाना' },
  help: {
    en: 'The mail server that messages are sent with, and the public address of the site. Send yourself a test e-mail.',
    ne: 'सन्देश पठाउने मेल सर्भर, र साइटको सार्वजनिक ठेगाना। आफैँलाई परीक्षण इमेल पठाउनुहोस्।',
  },
  path: '/mail-settings',
}
