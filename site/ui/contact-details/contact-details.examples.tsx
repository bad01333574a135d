import type { ComponentExamples } from '../../dev/component-examples.ts'
import { LONG_TITLE, LONG_WORD, many, NEPALI, settings } from '../../dev/samples.ts'
import { ContactDetails } from './contact-details.tsx'

export default {
  isWrapped: true,
  examples: {
    usual: <ContactDetails settings={settings} />,
    'with coordinates': (
      <ContactDetails answeredWithin={2} settings={{ ...settings, location: { latitude: 28.21, longitude: 83.99 } }} />
    ),
    'many and long': (
      <ContactDetails
        settings={{
          ...settings,
          name: LONG_TITLE,
          email: `${LONG_WORD}@${LONG_WORD}.example`,
          phones: many(8, (number) => `+977 1 000 010${number}`),
          hours: many(7, (number) => ({
            days: `Day ${number} of the week, and the holidays after it`,
            time: '10:00–13:00, 14:00–17:00',
          })),
        }}
      />
    ),
    Nepali: <ContactDetails settings={{ ...settings, name: NEPALI.title, address: [NEPALI.place, NEPALI.sentence] }} />,
    'nothing given': <ContactDetails settings={{ ...settings, phones: [], hours: [], address: [] }} />,
  },
} satisfies ComponentExamples
