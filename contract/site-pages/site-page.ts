import { z } from 'zod'
import { named } from '../named-schema.ts'
import type { BlockKind } from '../fields/block.ts'
import { BLOCKS, type BlockType } from '../blocks/index.ts'
import { seoSchema } from '../fields/seo.ts'
import { savedSchema } from '../fields/field-schemas.ts'
import type { Field } from '../fields/field.ts'
import { shownName } from '../fields/kind.ts'
import { localesSchema } from '../list.ts'
import { LOCALES, type Locale } from '../locale.ts'
import { teamMemberSchema, type TeamMember } from '../people/team-member.ts'
import { pictureSchema, type Picture } from '../pictures/picture.ts'
import { projectSchema, type Project } from '../projects/project.ts'
import { publicationSchema, type Publication } from '../publications/publication.ts'
import { serviceReferenceSchema, type ServiceReference } from '../services/service.ts'

/** In a public answer these stand for the ids of items, by their kind. */
const SHOWN = {
  publications: publicationSchema,
  teams: teamMemberSchema,
  projects: projectSchema,
  services: serviceReferenceSchema,
} as const
interface Shown {
  publications: Publication
  teams: TeamMember
  projects: Project
  services: ServiceReference
}
export type ShownEntity = keyof Shown

type Item<One> = One extends { to: infer To extends ShownEntity } ? Shown[To] : never
type ValueOf<One> = One extends { type: 'picture' }
  ? Picture | null
  : One extends { type: 'pictures' }
    ? Picture[]
    : One extends { type: 'reference' }
      ? Item<One> | null
      : One extends { type: 'references' }
        ? Item<One>[]
        : One extends { type: 'table'; columns: infer Columns }
          ? { [Name in keyof Columns]: ValueOf<Columns[Name]> }[]
          : One extends Field<infer Value, infer Translated>
            ? Translated extends true
              ? string
              : Value
            : never
type NameOf<Name> = Name extends `${infer Base}Ids` ? `${Base}s` : Name extends `${infer Base}Id` ? Base : Name
type Fields<One> = One extends BlockKind<infer Declared> ? Declared : never

/** A block in one language, with what it shows in full. */
export type PublicBlock<Type extends BlockType = BlockType> = {
  [One in Type]: { id: string; type: One; locale: Locale } & {
    [Name in keyof Fields<(typeof BLOCKS)[One]> as NameOf<Name>]: ValueOf<Fields<(typeof BLOCKS)[One]>[Name]>
  }
}[Type]

function shownSchema(field: Field): z.ZodType {
  const item = field.to && SHOWN[field.to as ShownEntity]
  switch (field.type) {
    case 'picture':
      return pictureSchema.nullable()
    case 'pictures':
      return z.array(pictureSchema)
    case 'reference':
      return item ? item.nullable() : savedSchema(field)
    case 'references':
      return item ? z.array(item) : savedSchema(field)
    case 'table':
      return z.array(z.object(shapeOf(field.columns ?? {})))
    default:
      return field.isTranslated ? z.string() : savedSchema(field)
  }
}

const shapeOf = (fields: Record<string, Field>): z.ZodRawShape =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [shownName(name), shownSchema(field)]))

export const blockSchema = z.discriminatedUnion(
  'type',
  Object.entries<BlockKind>(BLOCKS).map(([type, { fields }]) =>
    z.object({ id: z.string(), type: z.literal(type), ...shapeOf(fields), locale: z.enum(LOCALES) }),
  ) as unknown as [z.ZodObject<{ type: z.ZodLiteral<BlockType> }>],
)

const referenceSchema = z.object({ slug: z.string(), title: z.string(), locale: z.enum(LOCALES) })

/** In menus: those of the top level, each before those beneath it. */
export const menuPageSchema = referenceSchema.extend({
  parent: z.string().nullable().meta({ description: 'The slug of the page that it stands beneath' }),
})
export type MenuPage = z.infer<typeof menuPageSchema>

export const sitePageSchema = named('SitePage', {
  id: z.int(),
  title: z.string(),
  slug: z.string(),
  summary: z.string(),
  inMenu: z.boolean(),
  parentId: z.int().nullable(),
  locale: z.enum(LOCALES),
})

export const sitePageDetailSchema = sitePageSchema
  .extend({
    parent: referenceSchema.nullable(),
    children: z.array(referenceSchema),
    blocks: z.array(blockSchema).meta({ description: 'Those that can be read' }),
    seo: seoSchema.nullable(),
    updatedAt: z.iso.datetime(),
    locales: localesSchema,
  })
  .meta({ id: 'SitePageDetail' })
export type SitePageDetail = Omit<z.infer<typeof sitePageDetailSchema>, 'blocks'> & { blocks: PublicBlock[] }
