import type { ProjectStatus } from '../../../contract/project-status.ts'

/** Each status as it is shown. */
export const STATUS_LABELS: Record<ProjectStatus, string> = {
  ongoing: 'Ongoing',
  completed: 'Completed',
  upcoming: 'Upcoming',
}

/** The status of a project in one word. */
export function Status({ status }: { status: ProjectStatus }) {
  return <span className={`status status--${status}`}>{STATUS_LABELS[status]}</span>
}
