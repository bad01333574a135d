import type { ComponentExamples } from '../../dev/component-examples.ts'
import { LONG_TITLE, LONG_WORD, many, NEPALI, services, settings } from '../../dev/samples.ts'
import { SiteFooter } from './site-footer.tsx'

export default {
  isAlone: true,
  examples: {
    usual: <SiteFooter settings={settings} services={services} year={2026} />,
    'long words': (
      <SiteFooter
        settings={{ ...settings, name: LONG_TITLE, email: `${LONG_WORD}@firm.example`, address: [LONG_WORD] }}
        services={[
          {
            id: 1,
            name: 'All',
            slug: 'all',
            children: [
              { id: 2, name: LONG_TITLE, slug: 'a' },
              { id: 3, name: LONG_WORD, slug: 'b' },
            ],
          },
        ]}
        year={2026}
      />
    ),
    'forty services, many networks': (
      <SiteFooter
        settings={{
          ...settings,
          socialLinks: many(12, (number) => ({ label: `Network ${number}`, url: 'https://network.example/' })),
        }}
        services={[
          {
            id: 0,
            name: 'All',
            slug: 'all',
            children: many(40, (id) => ({ id, name: `Service ${id}`, slug: String(id) })),
          },
        ]}
        year={2026}
      />
    ),
    Nepali: (
      <SiteFooter
        settings={{ ...settings, name: NEPALI.title, address: [NEPALI.place] }}
        services={services}
        year={2026}
      />
    ),
    'nothing yet': (
      <SiteFooter settings={{ ...settings, phones: [], address: [], socialLinks: [] }} services={[]} year={2026} />
    ),
  },
} satisfies ComponentExamples
