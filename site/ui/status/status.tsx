import type { ProjectStatus } from '../../../contract/projects/project-status.ts'
import { useWords } from '../../words.ts'
import { words } from './words.ts'

export function Status({ status }: { status: ProjectStatus }) {
  return <span className={`status status--${status}`}>{useWords(words)[status]}</span>
}
