import { PROJECT_STATUSES } from '../../../contract/projects/project-status.ts'
import type { ComponentExamples } from '../../dev/component-examples.ts'
import { Status } from './status.tsx'

export default {
  examples: Object.fromEntries(
    PROJECT_STATUSES.map((status) => [
      status,
      <p key={status} className="wrap">
        <Status status={status} />
      </p>,
    ]),
  ),
} satisfies ComponentExamples
