import { z } from 'zod'
import { givenSchema, textSchema } from '../../contract/kinds/field-schemas.ts'
import type { Field } from '../../contract/kinds/field.ts'
import { CONTENT_ENTITIES, kindOf, type ContentEntity } from '../../contract/kinds/index.ts'
import { fieldsOf, shownName, translatedFields, type Kind } from '../../contract/kinds/kind.ts'
import { byOtherLocale, LOCALE_NAMES, type OtherLocale } from '../../contract/locale.ts'

/**
 * What the files of the sample content look like (content/README.md): the fields of their kind, others by their slugs and
 * pictures by their files. They are written by hand, so a field that is unknown here is a typing error and is refused.
 */

const text = z.string().trim().min(1, 'must not be empty')
const pictureFile = z.string().regex(/^[a-z0-9-]+\.(?:jpg|png|webp)$/, 'must be the name of a file in pictures/')
const share = z.number().min(0).max(1)

/** An item as its author wrote it. */
export type SampleEntry = Record<string, unknown> & { isPublished: boolean }

const sampleSchema = (kind: Kind): z.ZodType<SampleEntry[]> =>
  z.array(
    z.strictObject({
      ...Object.fromEntries(fieldsOf(kind).map(([name, field]) => [shownName(name), writtenSchema(field)])),
      translations: z
        .strictObject(byOtherLocale((locale) => textsSchema(kind, locale)))
        .partial()
        .optional(),
      isPublished: z.boolean().default(true),
    }),
  ) as unknown as z.ZodType<SampleEntry[]>

function writtenSchema(field: Field): z.ZodType {
  switch (field.type) {
    case 'reference':
    case 'picture': {
      const name = field.type === 'picture' ? pictureFile : text
      return field.isRequired ? name : name.nullish()
    }
    case 'references':
      return z.array(text).default([])
    case 'pictures':
      return z.array(pictureFile).default([])
    case 'key':
      return text
    case 'slug':
      return z.nonoptional(givenSchema(field))
    case 'richText':
      return z.string().optional()
    default:
      return givenSchema(field)
  }
}

function textsSchema(kind: Kind, locale: OtherLocale) {
  const texts = translatedFields(kind).map(([name, field]) => {
    const label = `${LOCALE_NAMES[locale].english} ${field.label.en.toLowerCase()}`
    return [name, textSchema(field, label, field.isRequired === true).optional()]
  })
  return z.strictObject(Object.fromEntries(texts))
}

/** The file of each kind, by its name without the ending. */
export const SAMPLE_FILES = Object.fromEntries(
  CONTENT_ENTITIES.map((entity) => [entity, sampleSchema(kindOf(entity))]),
) as Record<ContentEntity, z.ZodType<SampleEntry[]>>

export const SAMPLE_PICTURES = z.array(
  z.strictObject({
    file: pictureFile,
    subject: text,
    discipline: text,
    group: text,
    alt: text,
    color: z.string().regex(/^#[0-9a-f]{6}$/, 'must be a colour such as #0b5c5f'),
    width: z.int().positive(),
    height: z.int().positive(),
    focalPoint: z.strictObject({ x: share, y: share }).default({ x: 0.5, y: 0.5 }),
  }),
)
export type SamplePicture = z.output<typeof SAMPLE_PICTURES>[number]

/** The sample content as its authors wrote it. */
export interface SampleContent {
  /** Entries by kind, each kind after those that it refers to. */
  entries: Map<ContentEntity, SampleEntry[]>
  pictures: SamplePicture[]
  /** HTML texts that have a file of their own, such as `news/office-hours.html`. */
  bodies: Map<string, string>
}

/** Kinds in an order in which each comes after those that it refers to. */
export function kindsInOrder(): ContentEntity[] {
  const ordered = new Set<ContentEntity>()
  const add = (entity: ContentEntity, from: ContentEntity[]) => {
    if (ordered.has(entity) || from.includes(entity)) return
    for (const [, { to }] of fieldsOf(kindOf(entity))) if (to) add(to as ContentEntity, [...from, entity])
    ordered.add(entity)
  }
  for (const entity of CONTENT_ENTITIES) add(entity, [])
  return [...ordered]
}

/** The file of an entry's rich text, where the entry does not hold it itself. */
export function bodyFileOf(entity: ContentEntity, entry: SampleEntry): string | undefined {
  const richText = fieldsOf(kindOf(entity)).find(([, { type }]) => type === 'richText')
  if (!richText || entry[richText[0]] !== undefined) return undefined
  return `${entity}/${String(entry['slug'] ?? entry['key'])}.html`
}
