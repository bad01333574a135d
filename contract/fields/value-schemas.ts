import { z } from 'zod'
import { readEnteredDate } from '../calendar/entered-date.ts'
import type { Pattern } from '../patterns.ts'
import { AMOUNT_ABOVE, type Field } from './field.ts'

export const AMOUNT = { above: AMOUNT_ABOVE, max: 1e15 }

export const tooLong = (label: string, bound: number) => `${label} must be at most ${bound} characters`

export function matching(schema: z.ZodString, label: string, { like, must, check }: Pattern): z.ZodType<string> {
  return schema.regex(like, `${label} must ${must.en}`).superRefine((text, context) => {
    const fault = check?.(text)?.en
    if (fault !== undefined) context.addIssue({ code: 'custom', message: fault })
  })
}

export function dateSchema(
  { precision, pattern, isRequired }: Field,
  label: string,
  nullable: (schema: z.ZodType) => z.ZodType,
) {
  if (pattern) {
    const schema = matching(
      z.string(isRequired ? `${label} is required` : `${label} must ${pattern.must.en}`).trim(),
      label,
      pattern,
    )
    return nullable(
      precision === 'day' ? schema.pipe(z.iso.date({ error: ({ input }) => noSuchDay(String(input)) })) : schema,
    )
  }
  return z.iso
    .datetime({ offset: true, error: `${label} must be a time such as 2026-11-21T09:00:00Z` })
    .transform((time) => new Date(time).toISOString())
    .optional()
    .meta({ type: 'string', format: 'date-time' })
}

/** Of a text that has the form of one. */
function noSuchDay(text: string): string | undefined {
  const reading = readEnteredDate(`${text} AD`, { precision: 'day' })
  return reading.date === undefined ? reading.fault?.en : undefined
}

export function numberSchema(
  label: string,
  { above, max, isWhole }: { above?: number | undefined; max?: number | undefined; isWhole?: boolean | undefined },
): z.ZodType {
  let schema = z.number(`${label} must be a number`)
  if (isWhole) schema = schema.int(`${label} must be a whole number`)
  if (above !== undefined) schema = schema.gt(above, `${label} must be more than ${above}`)
  if (max !== undefined)
    schema = schema.max(max, max >= 1e15 ? `${label} is too large` : `${label} must be at most ${max}`)
  return schema
}

export function choiceSchema({ choices = [], initial }: Field, label: string): z.ZodType {
  const values = choices.map(({ value }) => value)
  const message = ({ input }: { input?: unknown }) =>
    input === undefined && initial === undefined
      ? `${label} is required`
      : `${label} must be one of ${values.join(', ')}`
  return z.literal(values, { error: message })
}
