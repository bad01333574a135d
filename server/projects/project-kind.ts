import { projectKind } from '../../contract/kinds/project.ts'
import { listAncestorIds } from './store/project-ancestors.ts'
import { invalid } from '../core/process/service-error.ts'
import { recordKind } from '../core/content/record-kind.ts'
import { checkPlaces } from './project-places.ts'
import { checkPhases } from './project-story.ts'

export const projects = recordKind(projectKind, {
  async check(tx, document, id) {
    const { parentId, start, end } = document
    if (parentId === id) throw invalid({ parentId: 'A project cannot be a part of itself' })
    if (parentId !== null && (await listAncestorIds(tx, parentId)).includes(id)) {
      throw invalid({ parentId: 'A project cannot be a part of one of its own parts' })
    }
    // Months are compared only where both are known.
    if (start && end && start.slice(0, end.length) > end.slice(0, start.length)) {
      throw invalid({ end: 'End must not be before the start' })
    }
    checkPhases(document)
    await checkPlaces(tx, document)
  },
})
