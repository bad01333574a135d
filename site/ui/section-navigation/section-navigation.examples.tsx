import type { ComponentExamples } from '../../dev/component-examples.ts'
import { LONG_TITLE, LONG_WORD, many, NEPALI } from '../../dev/samples.ts'
import { SectionNavigation } from './section-navigation.tsx'

/** The gallery's own page, so that it is marked as current. */
const current = { label: 'Our Story', to: '/dev/components/section-navigation' }

export default {
  isWrapped: true,
  examples: {
    usual: (
      <SectionNavigation
        label="Usual"
        links={[{ label: 'Overview', to: '/about/overview' }, current, { label: 'Teams', to: '/about/teams' }]}
      />
    ),
    'one page': <SectionNavigation label="One page" links={[current]} />,
    'long words': (
      <SectionNavigation
        label="Long words"
        links={[
          { label: LONG_TITLE, to: '/about' },
          { ...current, label: LONG_WORD },
        ]}
      />
    ),
    Nepali: (
      <SectionNavigation
        label="Nepali"
        links={[
          { ...current, label: NEPALI.title },
          { label: NEPALI.name, to: '/about' },
        ]}
      />
    ),
    forty: (
      <SectionNavigation
        label="Forty"
        links={many(40, (number) => ({ label: `Page ${number}`, to: `/about/${number}` }))}
      />
    ),
  },
} satisfies ComponentExamples
