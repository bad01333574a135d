import type { ComponentExamples } from '../../dev/component-examples.ts'
import { bridge, LONG_TITLE, LONG_WORD, many, NEPALI, SENTENCE, services } from '../../dev/samples.ts'
import { ServicePage, type loadService } from './service-page.tsx'

const [civil] = services as [(typeof services)[number]]

const service: Awaited<ReturnType<typeof loadService>> = {
  name: 'Bridges',
  slug: 'bridges',
  summary: SENTENCE,
  description: `<p>${SENTENCE}</p><h2>What you receive</h2><ul><li>Drawings</li><li>Estimates</li></ul>`,
  picture: bridge,
  parent: civil,
  family: civil,
  projects: many(3, (number) => ({
    id: number,
    slug: `bridge-${number}`,
    code: `REC-${number}`,
    title: `Bridge ${number}`,
    status: 'ongoing',
    place: 'Gulmi',
    picture: { ...bridge, alt: '' },
    plan: null,
    locale: 'en' as const,
  })),
  downloads: undefined,
  projectCount: 12,
  seo: null,
  locale: 'en',
  locales: ['en'],
}

export default {
  isAlone: true,
  examples: {
    usual: <ServicePage service={service} />,
    'a discipline without picture and projects': (
      <ServicePage
        service={{ ...service, name: 'Civil engineering', parent: null, picture: null, projects: [], projectCount: 0 }}
      />
    ),
    'without services of its own': (
      <ServicePage service={{ ...service, parent: null, family: { ...civil, children: [] } }} />
    ),
    'many words': (
      <ServicePage
        service={{
          ...service,
          name: LONG_TITLE,
          family: {
            ...civil,
            name: LONG_TITLE,
            children: [
              { id: 1, slug: 'a', name: LONG_TITLE },
              { id: 2, slug: 'b', name: LONG_WORD },
            ],
          },
        }}
      />
    ),
    Nepali: (
      <ServicePage
        service={{
          ...service,
          name: NEPALI.title,
          summary: NEPALI.sentence,
          description: `<p>${NEPALI.sentence}</p>`,
        }}
      />
    ),
    'forty services': (
      <ServicePage
        service={{
          ...service,
          family: { ...civil, children: many(40, (id) => ({ id, slug: String(id), name: `Service ${id}` })) },
        }}
      />
    ),
  },
} satisfies ComponentExamples
