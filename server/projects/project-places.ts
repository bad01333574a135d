import type { Kysely } from 'kysely'
import type { DocumentOf } from '../../contract/kinds/kind.ts'
import type { projectKind } from '../../contract/kinds/project.ts'
import { districtOfLocalLevel } from '../../contract/regions/local-level.ts'
import { checkLocation } from '../../contract/location/check-location.ts'
import { OUTSIDE_NEPAL } from '../../contract/location/geometry-schema.ts'
import { listLocalLevels } from '../core/places/local-level-store.ts'
import { listDistricts } from '../core/places/place-store.ts'
import type { Database } from '../core/store/schema.ts'
import { districtBorders } from '../core/places/district-borders.ts'
import { invalid } from '../core/process/service-error.ts'

type Document = Pick<DocumentOf<typeof projectKind>, 'districts' | 'localLevels' | 'location'>

/** Districts, local levels and location must not contradict each other. @throws ServiceError invalid */
export async function checkPlaces(tx: Kysely<Database>, document: Document): Promise<void> {
  const { districts, localLevels, location } = document
  const stray = localLevels.find((code) => !districts.includes(districtOfLocalLevel(code)))
  if (stray !== undefined) {
    const nameOf = await districtNames(tx)
    const district = districtOfLocalLevel(stray)
    const level = (await listLocalLevels(tx, 'en', district)).find(({ code }) => code === stray)
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

async function districtNames(tx: Kysely<Database>): Promise<(code: string) => string> {
  const names = new Map((await listDistricts(tx, 'en')).map(({ code, name }) => [code, name]))
  return (code) => names.get(code) ?? code
}
