import { DEFAULT_LOCALE, type Locale } from '../../../contract/locale.ts'
import type { ProjectDetail } from '../../../contract/projects/project.ts'
import { placePhases, type PlacedPhases } from './place-phases.ts'

const PARTS = ['challenge', 'method', 'result'] as const

export interface Story {
  parts: { part: (typeof PARTS)[number]; text: string; locale: Locale }[]
  phases: PlacedPhases
}

/** What staff have told; null for nothing. @param today in Nepal */
export function toStory(project: ProjectDetail, today: string): Story | null {
  const { phases, englishFacts, locale } = project
  const parts = PARTS.filter((part) => project[part] !== '').map((part) => ({
    part,
    text: project[part],
    locale: englishFacts.includes(part) ? DEFAULT_LOCALE : locale,
  }))
  if (parts.length === 0 && phases.length === 0) return null
  return { parts, phases: placePhases(phases, { today, end: project.end }) }
}
