import { href } from '../../../../contract/addresses.ts'
import type { Capabilities } from '../../../../contract/capabilities/capabilities.ts'
import { DEFAULT_LOCALE } from '../../../../contract/locale.ts'
import type { PageLocale } from '../../../../contract/page-locales.ts'
import { PROJECT_STATUSES } from '../../../../contract/projects/project-status.ts'
import { ApiError } from '../../../../site/api/api-error.ts'
import type { SiteApi } from '../../../../site/api/site-api.ts'

/** As in the address. */
export type CapabilitySearch = ReturnType<typeof readCapabilitySearch>

/** From an address, or from the form's fields. Years in the wrong order are exchanged. */
export function readCapabilitySearch(values: { getAll(name: string): unknown[] }) {
  const given = (name: string) => values.getAll(name).map(String).filter(Boolean)
  const [since = '', until = ''] = ['since', 'until'].map((name) => given(name)[0])
  const isExchanged = since !== '' && until !== '' && since > until
  return {
    service: given('service')[0] ?? '',
    province: given('province'),
    since: isExchanged ? until : since,
    until: isExchanged ? since : until,
    status: PROJECT_STATUSES.find((status) => status === given('status')[0]) ?? '',
  }
}

const NOTHING = readCapabilitySearch(new URLSearchParams())

/** Leaves out what the API does not know. */
export async function findCapabilities(
  api: SiteApi,
  search: CapabilitySearch,
): Promise<{ search: CapabilitySearch; found: Capabilities }> {
  try {
    const found = await api.getOne<Capabilities>('capabilities', {
      ...search,
      status: search.status || undefined,
      province: search.province.join(','),
    })
    // The API also knows provinces by other names; the page has one address each.
    const province = search.province.length > 0 ? found.provinces.map(({ slug }) => slug) : []
    return { search: { ...search, province }, found }
  } catch (error) {
    const unknown = Object.entries(NOTHING).filter(
      ([name]) => error instanceof ApiError && error.fields[name] && search[name as keyof CapabilitySearch].length > 0,
    )
    if (unknown.length === 0) throw error
    return findCapabilities(api, { ...search, ...Object.fromEntries(unknown) })
  }
}

export const capabilitiesAddress = (search: CapabilitySearch) => href('capabilities', { ...search })

/** The list of as many projects. */
export const projectsAddress = (search: CapabilitySearch) => href('projects', { ...search })

/** The same numbers from the API, for programs and spreadsheets. */
export function capabilitiesDownload(search: CapabilitySearch, format: 'json' | 'csv', locale: PageLocale): string {
  const query = capabilitiesAddress(search).split('?')[1]
  const chosen = [query, format === 'csv' && 'format=csv', locale !== DEFAULT_LOCALE && `locale=${locale}`]
    .filter(Boolean)
    .join('&')
  return `/api/v1/capabilities${chosen && `?${chosen}`}`
}
