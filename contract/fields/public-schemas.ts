import { z } from 'zod'
import { bsSchema } from '../calendar/calendar.ts'
import { listQuerySchema, localesSchema, wholeListQuerySchema } from '../list.ts'
import { LOCALES, type Locale } from '../locale.ts'
import { documentSchema, type DocumentFile } from '../documents/document.ts'
import { pictureSchema, type Picture } from '../pictures/picture.ts'
import { seoSchema, type Seo } from './seo.ts'
import { publicFacts } from './facts.ts'
import { savedSchema } from './field-schemas.ts'
import type { Field } from './field.ts'
import { endsForVisitors, shownName, type FieldsOf, type Kind, type ValueOf } from './kind.ts'
import type { SEARCH_ENGINE_FIELDS } from './search-engine-fields.ts'

type Fields<One extends Kind> = Omit<FieldsOf<One>, keyof typeof SEARCH_ENGINE_FIELDS>
type Shown<Name, One> = One extends { type: 'picture' | 'document' }
  ? Name extends `${infer Base}Id`
    ? Base
    : Name
  : Name
type Value<One> = One extends { type: 'picture' }
  ? Picture | null
  : One extends { type: 'document' }
    ? DocumentFile | null
    : ValueOf<One>
type IsInDetail<One> = One extends { type: 'richText' } ? true : false
type Answered<One extends Kind, InDetail> = {
  [
    Name in keyof Fields<One> as Fields<One>[Name] extends { link: object } | { rowsIn: string }
      ? never
      : IsInDetail<Fields<One>[Name]> extends InDetail
        ? Shown<Name, Fields<One>[Name]>
        : never
  ]: Value<Fields<One>[Name]>
}
/** Of days and times, in Bikram Sambat. */
type InBs<One extends Kind> = {
  [
    Name in keyof Fields<One> & string as Fields<One>[Name] extends { type: 'date'; precision: 'day' | 'time' }
      ? `${Name}Bs`
      : never
  ]: string | null
}
type ValuesOf<More extends z.ZodRawShape> = { [Name in keyof More]: z.infer<More[Name]> }
type SchemaOf<Item> = z.ZodObject<{ [Name in keyof Item]: z.ZodType<Item[Name]> }>
export type PublicItem<One extends Kind> = { id: number } & Answered<One, false> & InBs<One> & { locale: Locale }
export type PublicDetail<One extends Kind> = PublicItem<One> &
  Answered<One, true> & { updatedAt: string; locales: Locale[] } & ('searchTitle' extends keyof FieldsOf<One>
    ? { seo: Seo | null }
    : object)

/**
 * The public answer of a kind, as it is declared: its public fields, those of HTML only in the answer of one
 * item, dates in Bikram Sambat beside days. @param more other values, such as counts, which server/kinds/public-kinds.ts gives
 */
export function publicSchemas<One extends Kind, More extends z.ZodRawShape = Record<never, never>>(
  kind: One,
  more?: More,
) {
  const fields = publicFacts(kind)
  const shapeOf = (isDetail: boolean) =>
    Object.assign(
      {},
      ...fields.filter(([, { type }]) => (type === 'richText') === isDetail).map(answered),
    ) as z.ZodRawShape
  const item = z.object({ id: z.int(), ...shapeOf(false), ...more, locale: z.enum(LOCALES) })
  const detail = item.extend({
    ...shapeOf(true),
    ...('searchTitle' in kind.fields && { seo: seoSchema.nullable() }),
    updatedAt: z.iso.datetime(),
    locales: localesSchema,
  })
  return {
    item: item.meta({ id: kind.schema }) as unknown as SchemaOf<PublicItem<One> & ValuesOf<More>>,
    detail: detail.meta({ id: `${kind.schema}Detail` }) as unknown as SchemaOf<PublicDetail<One> & ValuesOf<More>>,
  }
}

function answered([name, field]: [string, Field]): z.ZodRawShape {
  if (field.type === 'picture') return { [shownName(name)]: pictureSchema.nullable() }
  if (field.type === 'document') return { [shownName(name)]: documentSchema.nullable() }
  const isDay = field.type === 'date' && (field.precision === 'day' || field.precision === 'time')
  return { [name]: savedSchema(field), ...(isDay && { [`${name}Bs`]: bsSchema }) }
}

/** Of the list of a kind: in pages where its items have pages; of what expires, what is valid. */
export function publicQuerySchema(kind: Kind) {
  const query = kind.path?.endsWith('/:slug') ? listQuerySchema : wholeListQuerySchema
  return endsForVisitors(kind) ? query.extend({ validity: validitySchema }) : query
}

const validitySchema = z
  .enum(['valid', 'all'], 'validity must be valid or all')
  .default('valid')
  .meta({ description: "'all' includes those that have expired" })
