import type { ComponentExamples } from '../../dev/component-examples.ts'
import { LONG_TITLE, LONG_WORD, many, NEPALI, SENTENCE } from '../../dev/samples.ts'
import { CertificateTable, type CertificateSummary } from './certificate-table.tsx'

const iso: CertificateSummary = {
  id: 1,
  kind: 'certificate',
  title: 'ISO 9001:2015',
  issuer: 'A certification body',
  number: 'QMS-2417',
  issuedOn: '2025-02-03',
  issuedOnBs: '21 Magh 2081 BS',
  validUntil: '2028-02-02',
  validUntilBs: '19 Magh 2084 BS, provisional',
  scope: SENTENCE,
  picture: null,
  locale: 'en',
  checkedIn: 'Kartik 2083 BS (November 2026)',
}
const registration: CertificateSummary = {
  ...iso,
  id: 2,
  kind: 'registration',
  title: 'Company registration',
  number: '',
  validUntil: null,
  validUntilBs: null,
  scope: '',
  checkedIn: null,
  picture: '/media/pictures/ab56260a88c46f22/original.jpg',
}

const table = (name: string, certificates: CertificateSummary[]) => (
  <div className="wrap">
    <h2 id={name}>Registrations</h2>
    <CertificateTable certificates={certificates} labelledBy={name} mediaBaseUrl="" />
  </div>
)

export default {
  examples: {
    usual: table('usual', [registration, iso]),
    'long words': table('long', [{ ...iso, title: LONG_TITLE, issuer: LONG_WORD, number: LONG_WORD }]),
    Nepali: table('nepali', [{ ...iso, title: NEPALI.title, issuer: NEPALI.name, scope: NEPALI.sentence }]),
    forty: table(
      'forty',
      many(40, (number) => ({ ...iso, id: number, title: `Certificate ${number}` })),
    ),
  },
} satisfies ComponentExamples
