import { DEFAULT_LOCALE } from '../../../contract/locale.ts'
import type { ProjectDetail } from '../../../contract/projects/project.ts'
import type { ProjectPhase } from '../../../contract/projects/project-story.ts'

const PARTS = ['challenge', 'method', 'result'] as const

export type Story = NonNullable<ReturnType<typeof toStory>>

/** Told by staff; null for nothing. @param today in Nepal */
export function toStory(project: ProjectDetail, today: string) {
  const { phases, englishFacts, locale } = project
  const parts = PARTS.filter((part) => project[part] !== '').map((part) => ({
    part,
    text: project[part],
    locale: englishFacts.includes(part) ? DEFAULT_LOCALE : locale,
  }))
  if (parts.length === 0 && phases.length === 0) return null
  return { parts, phases: placePhases(phases, { today, end: project.end }) }
}

const YEAR = 12
/** A phone of 360 px has room for so many. */
const MOST_LABELS = 6

/**
 * Draws phases over whole years.
 * @param period `today` in Nepal: an open phase is drawn until this day, or until the end of the project
 * @returns bars and years with their places in percent: no bar without a start, and none at all with nothing to compare
 */
export function placePhases(phases: readonly ProjectPhase[], { today, end }: { today: string; end: string | null }) {
  const spans = phases.map((phase) => monthsOf(phase, end ?? today))
  const known = spans.filter((span) => span !== null)
  const first = Math.floor(Math.min(...known.map(({ from }) => from)) / YEAR)
  const last = Math.ceil(Math.max(...known.map(({ to }) => to)) / YEAR)
  const isDrawn = known.length > 1
  const share = (months: number) => Math.round((months / (last - first) / YEAR) * 1e4) / 100
  const rows = phases.map((phase, index) => {
    const span = spans[index]!
    const isPlanned = phase.start !== null && phase.start > today.slice(0, phase.start.length)
    const bar = isDrawn && span ? { from: share(span.from - first * YEAR), span: share(span.to - span.from) } : null
    return { ...phase, isPlanned, bar }
  })
  if (!isDrawn) return { rows, years: [] }
  const step = Math.ceil((last - first) / MOST_LABELS)
  const count = Math.ceil((last - first) / step)
  const years = Array.from({ length: count }, (_, index) => ({
    year: first + index * step,
    at: share(index * step * YEAR),
  }))
  return { rows, years }
}

/** Months since the year 0; the end is exclusive, and at least a month after the start. */
function monthsOf({ start, end }: ProjectPhase, open: string): { from: number; to: number } | null {
  if (start === null) return null
  const from = monthsBefore(start)
  const until = end ?? open.slice(0, 'yyyy-mm'.length)
  return { from, to: Math.max(monthsBefore(until) + (until.includes('-') ? 1 : YEAR), from + 1) }
}

function monthsBefore(date: string): number {
  const [year = 0, month = 1] = date.split('-').map(Number)
  return year * YEAR + month - 1
}
