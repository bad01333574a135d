import type { ComponentExamples } from '../../dev/component-examples.ts'
import { bridge, LONG_TITLE, LONG_WORD, NEPALI, SENTENCE } from '../../dev/samples.ts'
import type { NewsSummary } from '../card/news-card.tsx'
import { ComponentStyles } from '../styles/component-styles.tsx'
import { LeadStory } from './lead-story.tsx'
import styles from './news-list.css?inline'

const story: NewsSummary = {
  slug: 'office-hours-at-dashain-and-tihar',
  name: 'Office hours at Dashain and Tihar',
  summary: SENTENCE,
  createdAt: '2026-02-08T04:15:00.000Z',
  createdAtBs: '25 Magh 2082 BS',
  category: 'Notice',
  image: { ...bridge, alt: '' },
  locale: 'en',
}

function Lead({ news }: { news: Partial<NewsSummary> }) {
  return (
    <div className="wrap news-list">
      <ComponentStyles name="news-list" css={styles} />
      <LeadStory news={{ ...story, ...news }} />
    </div>
  )
}

export default {
  isAlone: true,
  examples: {
    'lead story': <Lead news={{}} />,
    'lead story without a picture': <Lead news={{ image: null }} />,
    'lead story, many words': <Lead news={{ name: LONG_TITLE, summary: LONG_TITLE, category: LONG_TITLE }} />,
    'lead story, a long word': (
      <Lead news={{ name: LONG_WORD, summary: LONG_WORD, category: LONG_WORD, image: null }} />
    ),
    'lead story in Nepali': <Lead news={{ name: NEPALI.title, summary: NEPALI.sentence, category: 'सूचना' }} />,
  },
} satisfies ComponentExamples
