import { z } from 'zod'
import { named } from '../../../contract/named-schema.ts'
import { EMAIL } from '../../../contract/patterns.ts'
import { LOCAL_LEVEL_CODE } from '../../../contract/places/local-level.ts'
import { baseVersionSchema, optionalText } from '../../../contract/text.ts'
import { OFFICE_BOUNDS, OFFICE_KIND_CODES, OFFICE_TEXTS, PACK_BYTES, type OfficeText } from './office-kinds.ts'

const text = (name: OfficeText) => optionalText(OFFICE_TEXTS[name].label, OFFICE_TEXTS[name].most).unwrap()
const line = (name: OfficeText) => text(name).overwrite((typed) => typed.replaceAll(/\s+/g, ' '))
const kindSchema = z.enum(OFFICE_KIND_CODES, `Kind must be one of ${OFFICE_KIND_CODES.join(', ')}`)
const boundFault = `The largest PDF must have from ${PACK_BYTES.least / 1e6} to ${PACK_BYTES.most / 1e6} MB, said in bytes`

const facts = {
  kind: kindSchema,
  nameEn: line('nameEn'),
  nameNe: line('nameNe'),
  addressEn: line('addressEn'),
  addressNe: line('addressNe'),
  localLevel: z
    .string('Local level must be a code')
    .regex(LOCAL_LEVEL_CODE, 'Local level must be a code of the list of local levels')
    .nullable()
    .meta({ description: 'Where it is; of a local level itself which one' }),
  email: line('email').refine((typed) => typed === '' || EMAIL.like.test(typed), `E-mail must ${EMAIL.must.en}`),
  phone: line('phone'),
  bound: z.int(boundFault).min(PACK_BYTES.least, boundFault).max(PACK_BYTES.most, boundFault).meta({
    description: 'Bytes that the one PDF of papers may have',
  }),
  asks: z
    .array(z.string('Name papers by their kinds').min(1).max(40, 'Name papers by their kinds'))
    .max(OFFICE_BOUNDS.asks, `At most ${OFFICE_BOUNDS.asks} kinds of papers`)
    .nullable()
    .meta({ description: 'Kinds of papers that it asks for; null: those that the law names' }),
  notes: text('notes'),
}

export const officeInputSchema = named('OfficeInput', { ...facts, version: baseVersionSchema }).refine(
  ({ nameEn, nameNe }) => nameEn !== '' || nameNe !== '',
  { path: ['nameNe'], error: 'A name is required, in Nepali or English' },
)
export type OfficeInput = z.infer<typeof officeInputSchema>

export const officeSchema = named('Office', {
  id: z.int(),
  ...facts,
  version: z.int(),
  updatedAt: z.iso.datetime(),
})
export type Office = z.infer<typeof officeSchema>

export const nearQuerySchema = z.object({
  name: z.string('name is required').min(1, 'name is required').max(500, 'name must be at most 500 characters'),
})

const { kind, nameEn, nameNe, addressEn, addressNe, localLevel } = facts
const shared = { kind, nameEn, nameNe, addressEn, addressNe, localLevel }
/** A name of the lists of local levels and federal offices, or of an office that is there already. */
export const nearNameSchema = named('NearName', {
  ...shared,
  office: z.int().nullable().meta({ description: 'The office that is there already' }),
  asOf: z.iso
    .date()
    .nullable()
    .meta({ description: 'Of the list of federal offices, which is not confirmed: its day' }),
})
export type NearName = z.infer<typeof nearNameSchema>
