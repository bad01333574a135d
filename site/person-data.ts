import type { Person } from '../contract/people/person.ts'

export type PersonSubject = { type: 'person' } & Pick<
  Person,
  'position' | 'photo' | 'profession' | 'specialities' | 'memberships' | 'education'
>

/** JSON-LD of a person's knowledge: what they made public. */
export function knowledge({ profession, specialities, memberships, education }: PersonSubject): object {
  const knows = [profession, ...specialities].filter(Boolean)
  const organisations = (names: string[]) =>
    [...new Set(names.filter(Boolean))].map((one) => ({ '@type': 'Organization', name: one }))
  const bodies = organisations(memberships.map(({ body }) => body))
  const schools = organisations(education.map(({ institution }) => institution))
  return {
    ...(knows.length > 0 && { knowsAbout: knows }),
    ...(bodies.length > 0 && { memberOf: bodies }),
    ...(schools.length > 0 && { alumniOf: schools }),
  }
}
