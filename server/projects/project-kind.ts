import { sql } from 'kysely'
import type { DocumentOf } from '../../contract/fields/kind.ts'
import { projectKind } from '../../contract/projects/kind.ts'
import { checkLocation } from '../../contract/location/check-location.ts'
import { OUTSIDE_NEPAL } from '../../contract/location/geometry-schema.ts'
import { districtOfLocalLevel } from '../../contract/places/local-level.ts'
import { recordKind } from '../core/content/record-kind.ts'
import { districtBorders, listLocalLevelRows } from '../core/places/places.ts'
import { mapDistrictNames } from '../core/places/place-store.ts'
import { invalid } from '../core/process/service-error.ts'
import type { Db } from '../core/store/schema.ts'
import { withOwnFacts } from '../facts/public.ts'
import { checkPhases } from './project-story.ts'

/** Whether a project is above another one, at any height. */
async function isAbove(db: Db, id: number, below: number): Promise<boolean> {
  const { rows } = await sql`with recursive above (id) as (
      select parent_id from project where id = ${below}
      union select parent_id from project join above on project.id = above.id)
    select id from above where id = ${id}`.execute(db)
  return rows.length > 0
}

type Document = Pick<DocumentOf<typeof projectKind>, 'districts' | 'localLevels' | 'location'>

/** Districts, local levels and location must not contradict each other. @throws ServiceError invalid */
async function checkPlaces(tx: Db, document: Document): Promise<void> {
  const { districts, localLevels, location } = document
  const stray = localLevels.find((code) => !districts.includes(districtOfLocalLevel(code)))
  if (stray !== undefined) {
    const nameOf = await districtNames(tx)
    const district = districtOfLocalLevel(stray)
    const level = (await listLocalLevelRows(tx, 'en', district)).find(({ code }) => code === stray)
    throw invalid({
      localLevels: level
        ? `${level.name} lies in ${nameOf(district)}: add this district`
        : `There is no local level ${stray}`,
    })
  }
  if (!location) return
  const finding = checkLocation(districtBorders(), location.geometry, districts)
  if (finding.code === 'outside_nepal') throw invalid({ location: OUTSIDE_NEPAL })
  if (finding.code === 'other_district') {
    const nameOf = await districtNames(tx)
    const subject = location.geometry.type === 'Point' ? 'This point lies' : 'This line lies partly'
    const others = districts.map(nameOf).join(' or ')
    throw invalid({ location: `${subject} in ${nameOf(finding.found)}, not in ${others}` })
  }
}

async function districtNames(tx: Db): Promise<(code: string) => string> {
  const names = await mapDistrictNames(tx)
  return (code) => names.get(code) ?? code
}

const rules = recordKind(projectKind, {
  async check(tx, document, id) {
    const { parentId, start, end } = document
    if (parentId === id) throw invalid({ parentId: 'A project cannot be a part of itself' })
    if (parentId !== null && (await isAbove(tx, id, parentId))) {
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

export const projects = withOwnFacts('projects', rules)
