import { z } from 'zod'
import { LOCALES, type Locale } from '../locale.ts'
import type { Field } from './field.ts'
import { savedSchema } from './field-schemas.ts'
import { keepsDatesAsEntered, publicColumns } from './table.ts'

type Columns = Record<string, Field>

/** A row of a `table` as visitors read it: in one language. */
type PublicRow<Given extends Columns> = {
  [Name in keyof Given]: Given[Name] extends Field<infer Value, infer Translated>
    ? Translated extends true
      ? string
      : Value
    : never
} & { datesAsEntered?: Record<string, string>; locale: Locale }

/** Every column of the table must be public. */
export function publicRowSchema<Given extends Columns>(table: Field & { columns: Given }) {
  const cells = publicColumns(table).map(([name, column]) => [
    name,
    column.isTranslated ? z.string() : savedSchema(column),
  ])
  const row = z.object({
    ...(Object.fromEntries(cells) as z.ZodRawShape),
    ...(keepsDatesAsEntered(table) && { datesAsEntered: z.record(z.string(), z.string()).optional() }),
    locale: z.enum(LOCALES),
  })
  return row as unknown as z.ZodType<PublicRow<Given>>
}
