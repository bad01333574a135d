// @chunk shared
import type { District, Province } from '../../../contract/places/place.ts'

type CountedDistrict = Pick<District, 'code' | 'slug' | 'name' | 'projectCount' | 'province'>
type CountedProvince = Pick<Province, 'number' | 'slug' | 'name' | 'projectCount'>

export type MapProvince = ReturnType<typeof toMapData>[number]
export type MapDistrict = MapProvince['districts'][number]

/** Provinces by number, with their districts by name. A project counts once in its province, however many of its districts. */
export function toMapData(districts: CountedDistrict[], provinces: CountedProvince[]) {
  return provinces
    .toSorted((a, b) => a.number - b.number)
    .map(({ number, slug, name, projectCount: count }) => ({
      slug,
      name,
      projectCount: count,
      districts: districts
        .filter(({ province, projectCount }) => province === number && projectCount > 0)
        .toSorted((a, b) => a.name.localeCompare(b.name))
        .map(({ code, slug, name, projectCount }) => ({ code, slug, name, projectCount })),
    }))
}

const SHADES = 4

/** The smallest number of each shade, growing by a constant factor: most districts have few projects. */
export function shadeSteps(most: number): number[] {
  const steps = Array.from({ length: SHADES }, (_, index) => Math.ceil(most ** (index / SHADES)))
  return most > 0 ? [...new Set(steps)] : []
}

/** Returns 0 for no project, 1 for the lightest shade. */
export function shadeOf(projectCount: number, steps: number[]): number {
  return steps.filter((step) => projectCount >= step).length
}
