import { z } from 'zod'
import { toLatinDigits } from '../digits.ts'
import { TERRAINS } from '../regions/terrain.ts'
import { MEASURE_NAMES } from './measures.ts'
import { PROJECT_ROLES } from './project-role.ts'

/** As notices write it: 50, ५०, 1,200 or 0.5. */
const AMOUNT = /^(\d[\d,]{0,14}(\.\d{1,6})?)?$/

const amountSchema = (name: string, description: string) =>
  z
    .string()
    .transform((text) => toLatinDigits(text).trim())
    .pipe(z.string().regex(AMOUNT, `${name} must be a number such as 50 or 0.5`))
    .transform((text) => (text === '' ? undefined : Number(text.replaceAll(',', ''))))
    .optional()
    .meta({ type: 'number', minimum: 0, description })

/** Empty is any, as a form sends it. */
const oneOfThese = <const Value extends string>(name: string, values: readonly Value[], description: string) =>
  z
    .enum(['', ...values], `${name} must be one of ${values.join(', ')}`)
    .transform((value) => (value === '' ? undefined : (value as Value)))
    .optional()
    .meta({ type: 'string', enum: [...values], description })

/** Asked of similar work by notices. */
export const similarWork = {
  scope: z.string().max(200).optional().meta({
    description: 'Slug of a service that was done as such, as in a detailed design; a parent includes its children',
  }),
  measure: oneOfThese('measure', MEASURE_NAMES, 'What is measured: projects with a quantity of it'),
  atLeast: amountSchema('atLeast', 'The least quantity, in the unit of `measure`'),
  atMost: amountSchema('atMost', 'The largest quantity, in the unit of `measure`; the same one must be within both'),
  terrain: oneOfThese('terrain', TERRAINS, 'The ecological belt of one of its districts'),
  role: oneOfThese('role', PROJECT_ROLES, "The firm's part in it"),
}
export const SIMILAR_WORK = Object.keys(similarWork) as (keyof typeof similarWork)[]
