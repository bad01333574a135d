import type { ApplicationFilter } from './applications.ts'

/** Of all calls of staff, below /api/v1. */
export const APPLICATIONS = '/applications'

const of = (id: number) => `${APPLICATIONS}/${id}`
const withQuery = (path: string, filter: Partial<ApplicationFilter>) => {
  const given = Object.entries(filter).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`
}

/** The address of each call; server/api.ts declares its method, what it takes and what it gives. */
export const APPLICATION_CALLS = {
  list: APPLICATIONS,
  one: of,
  states: `${APPLICATIONS}/states`,
  notes: (id: number) => `${of(id)}/notes`,
  rating: (id: number) => `${of(id)}/rating`,
  answers: (id: number) => `${of(id)}/answers`,
  file: (id: number, key: string) => `${of(id)}/files/${key}`,
  csv: (filter: Partial<ApplicationFilter> = {}) => withQuery(`${APPLICATIONS}/export`, filter),
  zip: (filter: Partial<ApplicationFilter> = {}) => withQuery(`${APPLICATIONS}/files`, filter),
  settings: `${APPLICATIONS}/settings`,
  vacancies: `${APPLICATIONS}/vacancies`,
  questions: (vacancy: number) => `${APPLICATIONS}/vacancies/${vacancy}/questions`,
} as const
