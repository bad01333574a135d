import type { Project } from '../../../contract/projects/project.ts'
import { usePeriod } from '../../periods.words.ts'
import { Day } from './day.tsx'

export type ProjectPeriod = Pick<Project, 'start' | 'end' | 'status' | 'periodBs' | 'datesAsEntered'>

/** When a project ran. */
export function Period({ of: { start, end, status, periodBs, datesAsEntered } }: { of: ProjectPeriod }) {
  const format = usePeriod()
  return <Day bs={periodBs}>{format(start, end, status === 'upcoming', datesAsEntered)}</Day>
}
