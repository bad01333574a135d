import type { ProjectStatus } from '../../../contract/project-status.ts'

export const STATUS_LABELS: Record<ProjectStatus, string> = {
  ongoing: 'Ongoing',
  completed: 'Completed',
  upcoming: 'Upcoming',
}

export function Status({ status }: { status: ProjectStatus }) {
  return <span className={`status status--${status}`}>{STATUS_LABELS[status]}</span>
}
