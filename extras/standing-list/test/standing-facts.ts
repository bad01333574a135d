/** As the forms send them. */
export const OFFICE = {
  kind: 'local',
  nameEn: 'Dhulikhel Municipality',
  nameNe: 'धुलिखेल नगरपालिका',
  addressEn: 'Kavrepalanchok',
  addressNe: 'काभ्रेपलाञ्चोक',
  localLevel: null,
  email: '',
  phone: '',
  bound: 1_000_000,
  asks: null,
  notes: '',
}
const WORKS = { goods: false, works: false, consulting: true, other: false, consultingText: 'Road design' }
export const ASKED = { language: 'en', works: WORKS }
export const PAPER = {
  name: '',
  number: '17',
  issuer: '',
  issuedOn: null,
  validFrom: null,
  validUntil: null,
  fiscalYear: null,
  language: 'en',
  access: 'bids',
  carerId: null,
  notes: '',
}
/** Papers that the law asks for, on the day of `NOW`. */
export const LAWFUL = [
  { kind: 'registration' },
  { kind: 'tax-registration' },
  { kind: 'tax-clearance', fiscalYear: 2082 },
  { kind: 'licence', validUntil: '2027-01-14' },
]
