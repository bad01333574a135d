import { countItems } from '../../shortlist/shortlist-ids.ts'
import type { DossierItems } from '../dossier/dossier-items.ts'

/** 0 if everything that was asked for exists. */
export function countMissing({ ids, projects, people }: DossierItems): number {
  return countItems(ids) - projects.length - people.length
}
