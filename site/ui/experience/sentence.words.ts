import type { CapabilityFilter } from '../../../contract/capabilities/capabilities.ts'
import { toDevanagariDigits } from '../../../contract/digits.ts'
import type { ProjectStatus } from '../../../contract/projects/project-status.ts'
import { lists } from '../../lists.words.ts'
import { defineWords } from '../../words.ts'

/** The parts of a sentence, counted and named. */
export interface CapabilityFacts {
  total: number
  service: string
  /** That of all projects, where they share one. */
  only: ProjectStatus | undefined
  /** Ongoing and upcoming ones, with a number. */
  others: readonly { status: ProjectStatus; count: number }[]
  /** Names of provinces, or how many of all have projects. */
  places: { names: readonly string[] } | { reached: number; all: number }
  since: string
  until: string
}

const NEPALI_STATUSES: Record<ProjectStatus, string> = { ongoing: 'चालु', completed: 'सम्पन्न', upcoming: 'आगामी' }
const digits = (value: number | string) => toDevanagariDigits(String(value))

export const words = defineWords({
  say: { en: sayInEnglish, ne: sayInNepali },
  nearest: { en: nearestInEnglish, ne: nearestInNepali },
})

interface Nearest {
  without: CapabilityFilter
  total: number
}

function sayInEnglish({ total, service, only, others, places, since, until }: CapabilityFacts): string {
  const counted = [
    total === 0 ? 'no' : String(total),
    only,
    projects(total),
    whereInEnglish(places),
    when(since, until),
  ]
  const parts = others.map(({ status, count }, index) =>
    [count, index === 0 && 'of them', status].filter(Boolean).join(' '),
  )
  const sentence = [counted.filter(Boolean).join(' '), lists.en.and(parts)].filter(Boolean).join(', ')
  if (service) return `${service}: ${sentence}.`
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`
}

function nearestInEnglish({ without, total }: Nearest): string {
  const where: Record<CapabilityFilter, string> = {
    service: 'of other services',
    province: 'in other provinces',
    years: 'in other years',
    status: 'with another status',
  }
  return `${total} ${projects(total)} ${where[without]}`
}

const projects = (count: number) => (count === 1 ? 'project' : 'projects')

function whereInEnglish(places: CapabilityFacts['places']): string {
  if ('names' in places) return places.names.length > 0 ? `in ${lists.en.and(places.names)}` : ''
  const { reached, all } = places
  return reached === all ? `in all ${all} provinces` : `in ${reached} of ${all} provinces`
}

function when(since: string, until: string): string {
  if (since && since === until) return `in ${since}`
  if (since && until) return `from ${since} to ${until}`
  if (since) return `since ${since}`
  return until && `until ${until}`
}

function sayInNepali({ total, service, only, others, places, since, until }: CapabilityFacts): string {
  const counted = total === 0 ? 'परियोजना छैन' : `${digits(total)} ${only ? `${NEPALI_STATUSES[only]} ` : ''}परियोजना`
  const sentence = [whereInNepali(places), whenInNepali(since, until), counted].filter(Boolean).join(' ')
  const parts = others.map(({ status, count }) => `${digits(count)} ${NEPALI_STATUSES[status]}`)
  const ofThem = parts.length > 0 ? `, तीमध्ये ${lists.ne.and(parts)}` : ''
  return `${service && `${service}: `}${sentence}${ofThem}।`
}

function nearestInNepali({ without, total }: Nearest): string {
  const where: Record<CapabilityFilter, string> = {
    service: 'अन्य सेवामा',
    province: 'अन्य प्रदेशमा',
    years: 'अन्य वर्षमा',
    status: 'अन्य अवस्थाका',
  }
  return `${where[without]} ${digits(total)} परियोजना`
}

function whereInNepali(places: CapabilityFacts['places']): string {
  if ('names' in places) return places.names.length > 0 ? `${lists.ne.and(places.names)} प्रदेशमा` : ''
  const { reached, all } = places
  return reached === all ? `सबै ${digits(all)} प्रदेशमा` : `${digits(all)} मध्ये ${digits(reached)} प्रदेशमा`
}

function whenInNepali(since: string, until: string): string {
  if (since && since === until) return `सन् ${digits(since)} मा`
  if (since && until) return `सन् ${digits(since)} देखि ${digits(until)} सम्म`
  if (since) return `सन् ${digits(since)} देखि`
  return until && `सन् ${digits(until)} सम्म`
}
