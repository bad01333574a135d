import type { ComponentExamples } from '../../dev/component-examples.ts'
import { LONG_WORD, NEPALI, services } from '../../dev/samples.ts'
import { SiteHeader } from './site-header.tsx'

export default {
  isAlone: true,
  examples: {
    usual: <SiteHeader shortName="Rekha" services={services} />,
    'no service': <SiteHeader shortName="Rekha" services={[]} />,
    'a long name': <SiteHeader shortName={LONG_WORD.slice(0, 24)} services={services} />,
    Nepali: (
      <div lang="ne">
        <SiteHeader shortName={NEPALI.name} services={services} />
      </div>
    ),
  },
} satisfies ComponentExamples
