import type { ComponentExamples } from '../../dev/component-examples.ts'
import { LONG_TITLE, LONG_WORD, NEPALI, services, settings } from '../../dev/samples.ts'
import { SiteHeader } from './site-header.tsx'

export default {
  isAlone: true,
  examples: {
    usual: <SiteHeader settings={settings} services={services} />,
    'no service': <SiteHeader settings={settings} services={[]} />,
    'a long name': (
      <SiteHeader settings={{ ...settings, name: LONG_TITLE, shortName: LONG_WORD.slice(0, 24) }} services={services} />
    ),
    Nepali: (
      <div lang="ne">
        <SiteHeader settings={{ ...settings, shortName: NEPALI.name }} services={services} />
      </div>
    ),
  },
} satisfies ComponentExamples
