import { z } from 'zod'
import { FISCAL_YEARS, formatFiscalYear, parseFiscalYear } from '../calendar/fiscal-year.ts'
import { FIRST_BS_YEAR } from '../calendar/wanted-year.ts'
import { toLatinDigits } from '../digits.ts'
import { MAX_PROVINCES } from '../limits.ts'
import { localeQuerySchema, searchSchema } from '../list.ts'
import { MEASURE_NAMES } from './measures.ts'
import type { FilterName } from '../project-filters.ts'
import { VALUE_FILTERS } from './value-filters.ts'
import { PROJECT_STATUSES } from './project-status.ts'

/** As notices write it: 50, ५०, 1,200 or 0.5. */
const AMOUNT = /^(\d[\d,]{0,14}(\.\d{1,6})?)?$/

/** Digits of either script. */
const numberSchema = (like: RegExp, message: string) =>
  z
    .string()
    .transform((text) => toLatinDigits(text).trim())
    .pipe(z.string().regex(like, message))
    .transform((text) => (text === '' ? undefined : Number(text.replaceAll(',', ''))))
    .optional()

const amountSchema = (name: string, description: string) =>
  numberSchema(AMOUNT, `${name} must be a number such as 50 or 0.5`).meta({ type: 'number', minimum: 0, description })

/** Empty is any, as a form sends it. */
const oneOfThese = <const Value extends string>(name: string, values: readonly Value[], description: string) =>
  z
    .enum(['', ...values], `${name} must be one of ${values.join(', ')}`)
    .transform((value) => (value === '' ? undefined : (value as Value)))
    .optional()
    .meta({ type: 'string', enum: [...values], description })

/** Several are repeated, or separated by commas. */
const namesSchema = (name: string, most: number, things: string, description: string) =>
  z
    .union([z.string(), z.array(z.string())])
    .transform((given) => [given].flat().flatMap((names) => names.split(',')))
    .transform((names) => [...new Set(names.map((one) => one.trim()).filter(Boolean))])
    .pipe(
      z
        .array(z.string().max(100, `${name} must be at most 100 characters`))
        .max(most, `${name} must name at most ${most} ${things}`),
    )
    .optional()
    .meta({ type: 'array', items: { type: 'string' }, maxItems: most, description })

const yearSchema = (name: string, description: string) =>
  numberSchema(/^((19|20)\d\d)?$/, `${name} must be a year from 1900 to 2099`).meta({
    type: 'integer',
    minimum: 1900,
    maximum: 2099,
    description,
  })

const fiscalYearSchema = z
  .string()
  .transform((text) => (text.trim() === '' ? undefined : (parseFiscalYear(text) ?? NaN)))
  .refine(
    (year) => year === undefined || (year >= FISCAL_YEARS.first && year <= FISCAL_YEARS.last),
    `fiscalYear must be such as 2081/82, from ${formatFiscalYear(FISCAL_YEARS.first)} to ${formatFiscalYear(FISCAL_YEARS.last)}`,
  )
  .optional()
  .meta({
    type: 'string',
    example: '2081/82',
    description:
      'A fiscal year of Nepal, from 1 Shrawan, also as 2081/082, 081/82, 2081-82 or २०८१/८२: projects that ran in it. ' +
      'An ongoing project without an end runs until today; a project without dates is in no fiscal year',
  })

/** Of filters whose values are not declared, or not in this way. */
const OWN = {
  district: z.string().max(100).optional().meta({ description: 'Code, slug or English name of a district' }),
  province: namesSchema(
    'province',
    MAX_PROVINCES,
    'provinces',
    'Number, slug or English name of a province. Several are repeated, or separated by commas: projects in any of them',
  ),
  fact: namesSchema(
    'fact',
    20,
    'facts',
    "A value of one of the firm's own facts, as the facets name it: such as 3-zone-v, or 4-500 for at least 500. " +
      'Several are repeated, or separated by commas: projects with all of them',
  ),
  status: z.enum(PROJECT_STATUSES, `status must be one of ${PROJECT_STATUSES.join(', ')}`).optional(),
  service: z.string().max(200).optional().meta({ description: 'Slug of a service; a parent includes its children' }),
  client: z.string().max(200).optional().meta({ description: 'Slug of a client' }),
  since: yearSchema(
    'since',
    `The first year, AD or from ${FIRST_BS_YEAR} on BS: projects that ended before it are left out`,
  ),
  until: yearSchema('until', 'The last year, AD or BS: projects that began after it are left out'),
  fiscalYear: fiscalYearSchema,
  scope: z.string().max(200).optional().meta({
    description: 'Slug of a service that was done as such, as in a detailed design; a parent includes its children',
  }),
  measure: oneOfThese('measure', MEASURE_NAMES, 'What is measured: projects with a quantity of it'),
  atLeast: amountSchema('atLeast', 'The least quantity, in the unit of `measure`'),
  atMost: amountSchema('atMost', 'The largest quantity, in the unit of `measure`; the same one must be within both'),
  parent: z
    .string()
    .regex(/^(none|[1-9]\d{0,14})$/, 'parent must be none or the id of a project')
    .optional()
    .meta({ description: "'none' for main projects, or the id of a parent project" }),
  pictures: z
    .literal('some', 'pictures must be some')
    .optional()
    .meta({ description: "'some' for projects with at least one picture" }),
  search: searchSchema,
  terrain: oneOfThese('terrain', VALUE_FILTERS.terrain, 'The ecological belt of one of its districts'),
  role: oneOfThese('role', VALUE_FILTERS.role, "The firm's part in it"),
} satisfies Record<FilterName, z.ZodType>

export const projectFilterQuerySchema = localeQuerySchema.extend(OWN)
export type ProjectFilterQuery = z.infer<typeof projectFilterQuerySchema>
