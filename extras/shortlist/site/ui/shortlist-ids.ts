// @chunk extra
import { href } from '../../../../contract/addresses.ts'
import { MAX_ID, SHORTLIST_ITEMS } from '../../../../contract/limits.ts'

export type ShortlistKind = 'projects' | 'people'

/** Ids, because slugs change. */
export type ShortlistIds = Readonly<Record<ShortlistKind, readonly number[]>>

export interface Shortlist extends ShortlistIds {
  readonly preparedFor: string
}

export const PREPARED_FOR_LENGTH = 120

export const EMPTY_SHORTLIST: Shortlist = { projects: [], people: [], preparedFor: '' }

export const countItems = ({ projects, people }: ShortlistIds): number => projects.length + people.length

/** Takes what is valid of damaged storage or of a foreign link, and as much as a shortlist may hold. */
export function toShortlist(projects: unknown, people: unknown, preparedFor: unknown): Shortlist {
  const chosen = toIds(projects).slice(0, SHORTLIST_ITEMS)
  return {
    projects: chosen,
    people: toIds(people).slice(0, SHORTLIST_ITEMS - chosen.length),
    preparedFor: typeof preparedFor === 'string' ? preparedFor.trim().slice(0, PREPARED_FOR_LENGTH) : '',
  }
}

function toIds(values: unknown): number[] {
  if (!Array.isArray(values)) return []
  return [...new Set(values.filter((id): id is number => Number.isInteger(id) && id >= 1 && id <= MAX_ID))]
}

/** The shortlist of a link: `?projects=12,40&people=3&for=A+ministry`. */
export function shortlistOfQuery(query: URLSearchParams): Shortlist {
  const ids = (name: ShortlistKind) => (query.get(name) ?? '').split(',').map((id) => (/^\d{1,10}$/.test(id) ? +id : 0))
  return toShortlist(ids('projects'), ids('people'), query.get('for'))
}

export function shortlistHref({ projects, people, preparedFor }: Shortlist): string {
  return withCommas(href('shortlist', { projects: projects.join(','), people: people.join(','), for: preparedFor }))
}

/** The contact form with the shortlist attached. */
export function enquiryHref({ projects, people }: ShortlistIds, subject: string): string {
  return withCommas(href('contact', { subject, projects: projects.join(','), people: people.join(',') }))
}

/** As readable in a query as escaped (RFC 3986, section 3.4), and shorter. */
const withCommas = (address: string) => address.replaceAll('%2C', ',')
