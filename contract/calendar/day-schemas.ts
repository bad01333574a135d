import { z } from 'zod'
import { FISCAL_YEARS } from './fiscal-year.ts'

/** A day AD. */
export const daySchema = (label: string) =>
  z.iso
    .date(`${label} must be a date such as 2026-04-28`)
    .regex(/^(19|20)/, `${label} must be in a year from 1900 to 2099`)

const { first, last } = FISCAL_YEARS
export const fiscalYearFault = `Fiscal year must be a year BS from ${first} to ${last}`
export const fiscalYearSchema = z
  .int(fiscalYearFault)
  .min(first, fiscalYearFault)
  .max(last, fiscalYearFault)
  .meta({ description: 'The year BS in which it begins' })
