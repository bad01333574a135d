import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { fieldsInBlocks } from '../../contract/fields/read-blocks.ts'
import { documentKindOf } from '../../contract/documents/document-file.ts'
import { givenSchema, textSchema } from '../../contract/fields/field-schemas.ts'
import type { Field } from '../../contract/fields/field.ts'
import { CONTENT_ENTITIES, kindOf, type ContentEntity } from '../../contract/kinds/index.ts'
import { fieldsOf, shownName, translatedFields, type Kind } from '../../contract/fields/kind.ts'
import { byOtherLocale, DEFAULT_LOCALE, LOCALE_NAMES, type Locale, type OtherLocale } from '../../contract/locale.ts'
import { dependenciesFirst } from '../core/content/dependencies-first.ts'
import { OperatorError } from '../core/process/operator-error.ts'
import { projectFolder } from '../core/process/project-folder.ts'

/** Where the shipped content is. */
export const CONTENT = join(projectFolder, 'content')

/** Schemas of the sample content (content/README.md). An unknown field is a typing error and refused. */

const text = z.string().trim().min(1, 'must not be empty')
const pictureFile = z.string().regex(/^[a-z0-9-]+\.(?:jpg|png|webp)$/, 'must be the name of a file in pictures/')
const documentFile = z
  .string()
  .refine(
    (name) => /^[a-z0-9-]+\.[a-z]+$/.test(name) && documentKindOf(name),
    'must be the name of a file in documents/',
  )
const share = z.number().min(0).max(1)

export type SampleEntry = Record<string, unknown> & {
  isPublished: boolean
  checkedOn?: string
  translations?: Partial<Record<OtherLocale, Record<string, unknown>>>
}

const sampleSchema = (kind: Kind): z.ZodType<SampleEntry[]> =>
  z.array(
    z.strictObject({
      ...Object.fromEntries(fieldsOf(kind).map(([name, field]) => [shownName(name), writtenSchema(field)])),
      translations: z
        .strictObject(byOtherLocale((locale) => textsSchema(kind, locale)))
        .partial()
        .optional(),
      isPublished: z.boolean().default(true),
      ...(kind.isConfirmed && { checkedOn: z.iso.date().optional() }),
    }),
  ) as unknown as z.ZodType<SampleEntry[]>

function writtenSchema(field: Field): z.ZodType {
  switch (field.type) {
    case 'reference':
    case 'picture': {
      const name = field.type === 'picture' ? pictureFile : text
      return field.isRequired ? name : name.nullish()
    }
    case 'document':
      return field.isRequired ? documentFile : documentFile.nullish()
    case 'references':
      return z.array(text).default([])
    case 'pictures':
      return z.array(pictureFile).default([])
    case 'table':
      return z.array(writtenRow(field)).default([])
    case 'blocks':
      return z.array(z.looseObject({ id: text, type: z.enum(Object.keys(field.blocks ?? {})) })).default([])
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

/** A translated text is an object by language. */
const writtenRow = ({ columns = {} }: Field) =>
  z.strictObject(
    Object.fromEntries(
      Object.entries(columns).map(([name, column]) => [
        shownName(name),
        column.isTranslated ? z.strictObject({ en: text, ne: text }).optional() : writtenSchema(column).optional(),
      ]),
    ),
  )

function textsSchema(kind: Kind, locale: OtherLocale) {
  const texts = translatedFields(kind).map(([name, field]) => {
    const label = `${LOCALE_NAMES[locale].english} ${field.label.en.toLowerCase()}`
    return [name, textSchema(field, label, field.isRequired === true).optional()]
  })
  return z.strictObject(Object.fromEntries(texts))
}

/** By name, without the extension. */
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
    translations: z
      .strictObject(byOtherLocale(() => z.strictObject({ alt: text })))
      .partial()
      .default({}),
    captions: z.strictObject({ en: text, ne: text }).optional(),
    credit: text.optional(),
    licence: text.optional(),
    tags: z.array(text).default([]),
    color: z.string().regex(/^#[0-9a-f]{6}$/, 'must be a colour such as #0b5c5f'),
    width: z.int().positive(),
    height: z.int().positive(),
    focalPoint: z.strictObject({ x: share, y: share }).default({ x: 0.5, y: 0.5 }),
  }),
)
export type SamplePicture = z.output<typeof SAMPLE_PICTURES>[number]

export interface SampleContent {
  /** Each kind after those that it refers to. */
  entries: Map<ContentEntity, SampleEntry[]>
  pictures: SamplePicture[]
  /** By path, such as `news/office-hours.html` and `news/office-hours.ne.html`. */
  bodies: Map<string, string>
}

/** Each kind after those that it refers to. */
export const kindsInOrder = (): ContentEntity[] =>
  dependenciesFirst(CONTENT_ENTITIES, (entity) =>
    fieldsOf(kindOf(entity))
      .flatMap(([, field]) => [field, ...Object.values(field.columns ?? {}), ...fieldsInBlocks(field)])
      .flatMap(({ to }) => (to ? (to as ContentEntity) : [])),
  )

export function richTextOf(entity: ContentEntity): string | undefined {
  return fieldsOf(kindOf(entity)).find(([, { type }]) => type === 'richText')?.[0]
}

/** Undefined if the entry contains its text in this language. */
export function bodyFileOf(
  entity: ContentEntity,
  entry: SampleEntry,
  locale: Locale = DEFAULT_LOCALE,
): string | undefined {
  const richText = richTextOf(entity)
  const texts = locale === DEFAULT_LOCALE ? entry : entry.translations?.[locale]
  if (richText === undefined || texts?.[richText] !== undefined) return undefined
  const language = locale === DEFAULT_LOCALE ? '' : `.${locale}`
  return `${entity}/${String(entry['slug'] ?? entry['key'])}${language}.html`
}

/** The name by which other entries refer to it: its slug, or its title where the kind has none. */
export const namedBy = (entity: ContentEntity, entry: SampleEntry): string =>
  String(entry['slug'] ?? entry[kindOf(entity).title] ?? '')

/** The message lists every error with its file and position. */
export class ContentError extends OperatorError {
  override name = 'ContentError'
  readonly faults: string[]

  constructor(faults: string[]) {
    super(
      `The content has ${faults.length} fault${faults.length === 1 ? '' : 's'}:\n${faults.map((fault) => `  ${fault}`).join('\n')}`,
    )
    this.faults = faults
  }
}

/** Such as `projects.json [3].end: End must not be before the start (ring-road)`. @param entry for its name */
export function fault(file: string, path: PropertyKey[], message: string, entry?: unknown): string {
  const name = nameOf(entry)
  return `${file}${path.length > 0 ? ` ${z.core.toDotPath(path)}` : ''}: ${message}${name && ` (${name})`}`
}

/** The value that tells an entry from its neighbours. */
function nameOf(entry: unknown): string {
  if (typeof entry !== 'object' || entry === null) return ''
  const { slug, key, file, name, title } = entry as Record<string, unknown>
  return [slug, key, file, name, title].find((text) => typeof text === 'string' && text !== '')?.toString() ?? ''
}

/** @throws ContentError with every error of the file */
export async function readContentFile<Schema extends z.ZodType>(
  contentDir: string,
  file: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  const text = await readContentText(contentDir, file)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new ContentError([fault(file, [], error instanceof Error ? error.message : String(error))])
  }
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw new ContentError(
    parsed.error.issues.map(({ path, message }) => fault(file, path, message, entryAt(value, path))),
  )
}

const entryAt = (value: unknown, [index]: PropertyKey[]): unknown =>
  Array.isArray(value) && typeof index === 'number' ? value[index] : undefined

/** @throws ContentError */
export async function readContentText(contentDir: string, file: string): Promise<string> {
  try {
    return await readFile(join(contentDir, file), 'utf8')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error
    throw new ContentError([
      fault(file, [], code === 'ENOENT' ? 'the file is missing' : `the file cannot be read (${code})`),
    ])
  }
}
