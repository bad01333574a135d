import type { ReactNode } from 'react'
import type { ComponentExamples } from '../../dev/component-examples.ts'
import { bridge, LONG_TITLE, LONG_WORD, many, NEPALI, pictures, SENTENCE } from '../../dev/samples.ts'
import found from '../project-finder/found.css?inline'
import { ComponentStyles } from '../styles/component-styles.tsx'
import { NewsCard, type NewsSummary } from './news-card.tsx'
import { ProjectCard, type ProjectSummary } from './project-card.tsx'

const project: ProjectSummary = {
  id: 1,
  slug: 'trail-suspension-bridge-over-a-mid-hill-river',
  code: 'REC-115',
  title: 'Trail suspension bridge over a mid-hill river',
  status: 'completed',
  place: 'Gulmi',
  picture: { ...bridge, alt: '' },
  plan: null,
  locale: 'en',
  change: { label: 'Walk to the other bank', before: 11.5, after: 0.1, unit: 'km', locale: 'en' },
}
const plan = { districts: ['504', '506'], service: 'Trail bridges', year: '2019' }

const news: NewsSummary = {
  slug: 'office-hours-at-dashain-and-tihar',
  name: 'Office hours at Dashain and Tihar',
  summary: SENTENCE,
  createdAt: '2026-02-08T04:15:00.000Z',
  createdAtBs: '25 Magh 2082 BS',
  category: 'Notice',
  image: { ...bridge, alt: '' },
  locale: 'en',
}

const Grid = ({ children }: { children: ReactNode }) => <div className="grid">{children}</div>

export default {
  isWrapped: true,
  examples: {
    'a project': (
      <Grid>
        <ProjectCard project={project} />
      </Grid>
    ),
    'projects in hard cases': (
      <Grid>
        <ProjectCard project={{ ...project, picture: null, plan, status: 'ongoing' }} />
        <ProjectCard
          project={{
            ...project,
            title: LONG_TITLE,
            status: 'upcoming',
            place: many(12, (number) => `District ${number}`).join(', '),
          }}
        />
        <ProjectCard project={{ ...project, title: LONG_WORD, place: LONG_WORD }} />
        <ProjectCard project={{ ...project, place: '' }} />
        <ProjectCard project={{ ...project, picture: null, plan: { districts: [], service: LONG_TITLE, year: '' } }} />
        <ComponentStyles name="found" css={found} />
        <ProjectCard project={project} isLastOpened />
      </Grid>
    ),
    'a project in Nepali': (
      <Grid>
        <ProjectCard project={{ ...project, title: NEPALI.title, place: NEPALI.place }} />
        <ProjectCard project={{ ...project, title: NEPALI.title, place: NEPALI.place, picture: null, plan }} />
      </Grid>
    ),
    'forty projects': (
      <Grid>
        {many(40, (number) => (
          <ProjectCard key={number} project={{ ...project, picture: pictures[number % 7] ?? null, plan }} />
        ))}
      </Grid>
    ),
    'a news item': (
      <Grid>
        <NewsCard news={news} />
      </Grid>
    ),
    'news in hard cases': (
      <Grid>
        <NewsCard news={{ ...news, name: LONG_TITLE, category: LONG_TITLE }} />
        <NewsCard news={{ ...news, name: LONG_WORD, summary: LONG_WORD, category: LONG_WORD }} />
        <NewsCard news={{ ...news, summary: '', category: '', image: null }} />
      </Grid>
    ),
    'a news item in Nepali': (
      <Grid>
        <NewsCard news={{ ...news, name: NEPALI.title, summary: NEPALI.sentence, category: 'सूचना' }} />
      </Grid>
    ),
  },
} satisfies ComponentExamples
