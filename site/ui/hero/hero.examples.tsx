import type { ComponentExamples } from '../../dev/component-examples.ts'
import { LONG_TITLE, LONG_WORD, NEPALI, panorama, SENTENCE } from '../../dev/samples.ts'
import { Hero } from './hero.tsx'

const hero = {
  title: 'We measure before we draw',
  lead: SENTENCE,
  picture: panorama,
  figures: { years: 17, projects: 45, districts: 26, disciplines: 6 },
}

export default {
  isAlone: true,
  examples: {
    usual: <Hero {...hero} />,
    'no picture': <Hero {...hero} picture={null} />,
    'many words': (
      <Hero
        {...hero}
        title={LONG_TITLE}
        lead={LONG_TITLE}
        figures={{ years: 117, projects: 12_045, districts: 77, disciplines: 16 }}
      />
    ),
    'a long word': <Hero {...hero} title={LONG_WORD} lead={LONG_WORD} />,
    Nepali: <Hero {...hero} title={NEPALI.title} lead={NEPALI.sentence} />,
    'nothing yet': <Hero {...hero} lead="" figures={{ years: 0, projects: 0, districts: 0, disciplines: 0 }} />,
  },
} satisfies ComponentExamples
