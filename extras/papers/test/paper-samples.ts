/** A licence of the firm, as the form sends it. */
export const LICENCE = {
  kind: 'licence',
  name: 'NVC licence, class A',
  number: 'A-17',
  issuer: 'Nepal Valuers Council',
  issuedOn: '2026-01-15',
  validFrom: '2026-01-15',
  validUntil: '2027-01-14',
  fiscalYear: null,
  language: 'en',
  access: 'bids',
  carerId: null,
  notes: '',
}
const YEARLY = { name: '', number: '', issuer: '', issuedOn: null, validFrom: null, validUntil: null }
export const CLEARANCE = { ...LICENCE, ...YEARLY, kind: 'tax-clearance', fiscalYear: 2082 }

export const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n')
export const JPG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46])
