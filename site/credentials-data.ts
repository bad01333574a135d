import type { Person } from '../contract/people/person.ts'
import type { CertificateSummary } from './ui/certificates/certificate-table.tsx'

export type Known = Pick<Person, 'profession' | 'specialities' | 'memberships' | 'education'>

export const organisation = (name: string | undefined) => ({ '@type': 'Organization', name })

/** JSON-LD of the firm's registrations, memberships, certificates and awards. */
export function credentials(certificates: CertificateSummary[]): object {
  const ofKind = (...kinds: CertificateSummary['kind'][]) => certificates.filter(({ kind }) => kinds.includes(kind))
  return {
    identifier: ofKind('registration')
      .filter(({ number }) => number !== '')
      .map(({ title, number }) => ({ '@type': 'PropertyValue', name: title, value: number })),
    memberOf: ofKind('membership').map(({ issuer }) => organisation(issuer)),
    hasCredential: ofKind('registration', 'membership', 'certificate').map((one) => ({
      '@type': 'EducationalOccupationalCredential',
      name: one.title,
      recognizedBy: organisation(one.issuer),
      identifier: one.number,
      dateCreated: one.issuedOn,
      expires: one.validUntil,
    })),
    award: ofKind('award').map(({ title, issuer }) => `${title}, ${issuer}`),
  }
}

/** JSON-LD of a person's knowledge: what they made public. */
export function knowledge({ profession, specialities, memberships, education }: Known): object {
  const organisations = (names: string[]) => [...new Set(names.filter(Boolean))].map(organisation)
  return {
    knowsAbout: [profession, ...specialities].filter(Boolean),
    memberOf: organisations(memberships.map(({ body }) => body)),
    alumniOf: organisations(education.map(({ institution }) => institution)),
  }
}
