import type { ProjectDocument } from '../../../../contract/project-writing.ts'
import type { ProjectFactsRow } from '../../../store/projects.ts'

type Facts = Pick<ProjectDocument, 'funder' | 'value' | 'share' | 'jointVenture' | 'size'>

/** The facts of a project as staff have them: also a value that is not public. */
export function toFacts(row: ProjectFactsRow): Facts {
  const { value_amount, value_currency, size_amount, size_unit } = row
  return {
    funder: row.funder ?? '',
    value:
      value_amount === null || value_currency === null
        ? null
        : { amount: value_amount, currency: value_currency, isPublic: row.value_is_public === 1 },
    share: row.share,
    jointVenture: row.joint_venture ?? '',
    size: size_amount === null || size_unit === null ? null : { amount: size_amount, unit: size_unit },
  }
}

export function factColumns({ funder, value, share, jointVenture, size }: Facts): ProjectFactsRow {
  return {
    funder: funder || null,
    value_amount: value?.amount ?? null,
    value_currency: value?.currency ?? null,
    value_is_public: value?.isPublic ? 1 : 0,
    share,
    joint_venture: jointVenture || null,
    size_amount: size?.amount ?? null,
    size_unit: size?.unit ?? null,
  }
}
