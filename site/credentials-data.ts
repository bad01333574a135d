import type { CertificateSummary } from './ui/certificates/certificate-table.tsx'

/** JSON-LD of the firm's registrations, memberships, certificates and awards. */
export function credentials(certificates: CertificateSummary[]): object {
  const ofKind = (...kinds: CertificateSummary['kind'][]) => certificates.filter(({ kind }) => kinds.includes(kind))
  return {
    identifier: ofKind('registration')
      .filter(({ number }) => number !== '')
      .map(({ title, number }) => ({ '@type': 'PropertyValue', name: title, value: number })),
    memberOf: ofKind('membership').map(({ issuer }) => ({ '@type': 'Organization', name: issuer })),
    hasCredential: ofKind('registration', 'membership', 'certificate').map(
      ({ title, issuer, number, issuedOn, validUntil }) => ({
        '@type': 'EducationalOccupationalCredential',
        name: title,
        recognizedBy: { '@type': 'Organization', name: issuer },
        ...(number && { identifier: number }),
        ...(issuedOn && { dateCreated: issuedOn }),
        ...(validUntil && { expires: validUntil }),
      }),
    ),
    award: ofKind('award').map(({ title, issuer }) => `${title}, ${issuer}`),
  }
}
