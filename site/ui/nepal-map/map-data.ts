// @chunk shared
import type { District, Province } from '../../../contract/place.ts'

/** What the map takes of a district, and of a province. */
type CountedDistrict = Pick<District, 'code' | 'slug' | 'name' | 'province' | 'projectCount'>
type NamedProvince = Pick<Province, 'number' | 'slug' | 'name'>

export interface MapDistrict {
  code: string
  slug: string
  name: string
  projectCount: number
}

export interface MapProvince {
  slug: string
  name: string
  /** Those with projects. */
  districts: MapDistrict[]
}

/** What the map shows, for the page's data: provinces by number, and in each the districts with projects, by name. */
export function toMapData(districts: CountedDistrict[], provinces: NamedProvince[]): MapProvince[] {
  return provinces
    .toSorted((a, b) => a.number - b.number)
    .map(({ number, slug, name }) => ({
      slug,
      name,
      districts: districts
        .filter(({ province, projectCount }) => province === number && projectCount > 0)
        .toSorted((a, b) => a.name.localeCompare(b.name))
        .map(({ code, slug, name, projectCount }) => ({ code, slug, name, projectCount })),
    }))
}

/** How many shades there are beside that of no project. */
const SHADES = 4

/**
 * The smallest number of projects of each shade, the lightest first. From one to the next it grows by the same factor,
 * because most districts have few projects and a few have many. Small numbers need fewer shades.
 * @param most the largest number of projects in one district
 */
export function shadeSteps(most: number): number[] {
  const steps = Array.from({ length: SHADES }, (_, index) => Math.ceil(most ** (index / SHADES)))
  return most > 0 ? [...new Set(steps)] : []
}

/** @returns 0 for no project, 1 for the lightest shade */
export function shadeOf(projectCount: number, steps: number[]): number {
  return steps.filter((step) => projectCount >= step).length
}

export function inProjects(count: number): string {
  return count === 1 ? '1 project' : `${count} projects`
}
