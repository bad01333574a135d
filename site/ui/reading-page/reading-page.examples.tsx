import type { ComponentExamples } from '../../dev/component-examples.ts'
import { LONG_TITLE, LONG_WORD, NEPALI, SENTENCE } from '../../dev/samples.ts'
import { ReadingPage } from './reading-page.tsx'

const navigation = {
  label: 'About Us',
  links: [
    { label: 'Overview', to: '/about/overview' },
    { label: 'Teams', to: '/about/teams' },
  ],
}

export default {
  isAlone: true,
  examples: {
    usual: (
      <ReadingPage
        title="Overview"
        lead={SENTENCE}
        navigation={navigation}
        below={<p className="wrap">What stands beneath.</p>}
      >
        <p>{SENTENCE}</p>
      </ReadingPage>
    ),
    'long words': (
      <ReadingPage
        title={LONG_WORD}
        navigation={{
          label: 'Long',
          links: [
            { label: LONG_TITLE, to: '/a' },
            { label: LONG_WORD, to: '/b' },
          ],
        }}
      >
        <p>{LONG_WORD}</p>
      </ReadingPage>
    ),
    Nepali: (
      <ReadingPage title={NEPALI.title} lead={NEPALI.sentence} navigation={navigation}>
        <p>{NEPALI.sentence}</p>
      </ReadingPage>
    ),
  },
} satisfies ComponentExamples
