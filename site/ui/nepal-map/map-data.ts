// @chunk shared
import type { District, Province } from '../../../contract/place.ts'

/** What the map takes of a district, and of a province. */
type CountedDistrict = Pick<District, 'code' | 'slug' | 'name' | 'province' | 'projectCount'>
type NamedProvince = Pick<Province, 'number' | 'name'>

export interface MapDistrict {
  code: string
  slug: string
  name: string
  projectCount: number
}

export interface MapProvince {
  name: string
  /** Those worked in. */
  districts: MapDistrict[]
}

/**
 * What the page's data has to hold of the map; the shapes stand in the drawing. One text, because it is sent beside a page
 * that says all of it once more, and as objects it would take twice the bytes: `Koshi|3104Bhojpur|1112Sunsari;Madhesh|…`,
 * the provinces by number, in each the districts worked in by name, of each the number of projects, the code's three
 * digits, the name, and after a `/` the slug where that is not the name in small letters.
 */
export function toMapData(districts: CountedDistrict[], provinces: NamedProvince[]): string {
  return provinces
    .toSorted((a, b) => a.number - b.number)
    .map(({ number, name }) => {
      const workedIn = districts.filter(({ province, projectCount }) => province === number && projectCount > 0)
      return [name, ...workedIn.toSorted((a, b) => a.name.localeCompare(b.name)).map(packed)].join('|')
    })
    .join(';')
}

/** The other way round. */
export function fromMapData(data: string): MapProvince[] {
  return data.split(';').map((province) => {
    const [name = '', ...districts] = province.split('|')
    return { name, districts: districts.map(unpacked) }
  })
}

function packed({ code, slug, name, projectCount }: CountedDistrict): string {
  return `${projectCount}${code}${name}${slug === usualSlug(name) ? '' : `/${slug}`}`
}

function unpacked(text: string): MapDistrict {
  const [, projectCount, code = '', name = '', slug = usualSlug(name)] = /^(\d+)(\d{3})([^/]+)\/?(.+)?$/.exec(text) ?? []
  return { code, slug, name, projectCount: Number(projectCount) }
}

function usualSlug(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-')
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
