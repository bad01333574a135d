import { z } from 'zod'
import { BLOCK_ID_LENGTH } from './block.ts'
import { kindOfBlock } from './read-blocks.ts'
import type { Field } from './field.ts'

type TypeOf = (block: Record<string, unknown>) => z.ZodType | undefined

/** Finds the schema of a block's type, by the schema of any block. */
export const blockTypes = new WeakMap<object, TypeOf>()

/** An unreadable block passes as it is: it may be one that was stored before (server/core/content/parts.ts). */
export function blocksSchema(
  field: Field,
  label: string,
  rowSchema: (row: Pick<Field, 'columns'>) => z.ZodObject,
): z.ZodType {
  const named = z
    .string('Each block has an id')
    .min(1, 'Each block has an id')
    .max(BLOCK_ID_LENGTH, 'The id of a block is too long')
  const byType = Object.fromEntries(
    Object.entries(field.blocks ?? {}).map(([type, { fields }]) => [
      type,
      rowSchema({ columns: fields }).extend({ id: named, type: z.literal(type) }),
    ]),
  )
  const loose = z.looseObject({ id: named, type: z.string('Each block has a type') }).transform((given, context) => {
    if (!kindOfBlock(field, given)) return given
    const parsed = byType[given.type]!.safeParse(given)
    if (parsed.success) return parsed.data
    for (const { path, message } of parsed.error.issues) context.addIssue({ code: 'custom', path, message })
    return z.NEVER
  })
  const block = loose.meta({ oneOf: Object.values(byType).map(describeType) })
  blockTypes.set(block, (given) => (kindOfBlock(field, given) ? byType[String(given['type'])] : undefined))
  return z
    .array(block, `${label} must be a list`)
    .max(field.bound!, `${label}: at most ${field.bound}`)
    .refine(
      (blocks) => new Set(blocks.map(({ id }) => id)).size === blocks.length,
      `${label}: each has an id of its own`,
    )
    .optional()
    .meta({ description: `In their order. Types: ${Object.keys(byType).join(', ')}` })
}

/** For OpenAPI, whose library does not look into a transformation. */
function describeType(schema: z.ZodObject): object {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return described
}
