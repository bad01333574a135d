import { z } from 'zod'
import { byOtherLocale, LOCALE_NAMES } from '../locale.ts'
import { limitSchema, listQuerySchema, searchSchema } from '../list.ts'
import { ALT_LENGTH } from './picture-limits.ts'
import { pictureSchema } from './picture.ts'
import { requiredText, baseVersionSchema } from '../text.ts'

const shareSchema = z
  .number('A share must be a number')
  .min(0, 'A share must be from 0')
  .max(1, 'A share must be at most 1')
/** Less would be enlarged on every screen. */
const sideSchema = shareSchema.min(0.05, 'A crop must leave at least a twentieth of each side')

/** Turned first, then cut: shares of the turned picture. */
export const cropSchema = z
  .object({
    rotation: z
      .literal([0, 90, 180, 270], 'rotation must be 0, 90, 180 or 270')
      .meta({ description: 'Degrees, clockwise, from the upright picture' }),
    x: shareSchema,
    y: shareSchema,
    width: sideSchema,
    height: sideSchema,
  })
  .refine(({ x, y, width, height }) => x + width <= 1.0001 && y + height <= 1.0001, 'The crop must lie in the picture')
  .meta({ id: 'Crop' })

export const cropChangeSchema = z
  .object({
    crop: cropSchema.nullable().meta({ description: 'null shows the whole picture again' }),
    version: baseVersionSchema,
  })
  .meta({ id: 'CropChange' })
export type CropChange = z.infer<typeof cropChangeSchema>

/** What shows a picture, as staff edit it. */
export const pictureUseSchema = z
  .object({ entity: z.string(), id: z.int(), title: z.string() })
  .meta({ id: 'PictureUse' })
export type PictureUse = z.infer<typeof pictureUseSchema>

export const pictureRecordSchema = z
  .object({
    id: z.int(),
    name: z.string().meta({ description: 'Name of the file as it was uploaded' }),
    alt: z.string().meta({ description: 'Describes the picture for people who cannot see it. Empty: missing' }),
    translations: z.object(byOtherLocale(() => z.object({ alt: z.string() }).nullable())),
    focalX: z
      .number()
      .meta({ description: 'The spot that stays visible when the picture is cropped: share of the width' }),
    focalY: z.number().meta({ description: 'The same: share of the height' }),
    width: z
      .int()
      .meta({ description: 'Pixels of the displayed picture: upright, and at most 3840 on the longer side' }),
    height: z.int(),
    bytes: z.int(),
    mediaType: z.string(),
    picture: pictureSchema,
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    version: z.int().meta({ description: 'To be sent with a change' }),
    crop: cropSchema.nullable().meta({ description: 'What is shown of the original, which is kept' }),
    useCount: z.int().meta({ description: 'In how many places it is shown' }),
    isSample: z.boolean().meta({ description: 'Whether it came with the sample content, and nobody has kept it' }),
  })
  .meta({ id: 'PictureRecord' })
export type PictureRecord = z.infer<typeof pictureRecordSchema>

export const pictureDetailSchema = pictureRecordSchema
  .extend({ uses: z.array(pictureUseSchema) })
  .meta({ id: 'PictureDetail' })
export type PictureDetail = z.infer<typeof pictureDetailSchema>

export const picturePositionSchema = z
  .object({ position: z.object({ latitude: z.number(), longitude: z.number() }).nullable() })
  .meta({ id: 'PicturePosition' })
export type PicturePosition = z.infer<typeof picturePositionSchema>

export const uploadedSchema = z.object({
  message: z.string(),
  data: pictureRecordSchema,
  duplicate: z
    .literal(true)
    .optional()
    .meta({ description: 'The same file was uploaded before: `data` is the existing picture' }),
})

export const PICTURE_SORTS = ['created', 'updated', 'name'] as const

export const pictureListQuerySchema = listQuerySchema.pick({ page: true }).extend({
  limit: limitSchema(25),
  search: searchSchema.meta({
    description: 'Words that must all be found in the name or the alternative texts, in any case',
  }),
  alt: z
    .literal('missing', 'alt must be missing')
    .optional()
    .meta({ description: "'missing' for pictures without an English alternative text" }),
  used: z.literal('no', 'used must be no').optional().meta({ description: "'no' for pictures that are shown nowhere" }),
  sort: z.enum(PICTURE_SORTS, `sort must be one of ${PICTURE_SORTS.join(', ')}`).default('created'),
  order: z.enum(['asc', 'desc'], 'order must be asc or desc').default('desc'),
  ids: z
    .string()
    .regex(/^\d{1,9}(,\d{1,9})*$/, 'ids must be numbers, separated by commas')
    .transform((text) => text.split(',').map(Number))
    .optional()
    .meta({ type: 'string', description: 'Only these, such as 1,2,3' }),
})
export type PictureListQuery = z.infer<typeof pictureListQuerySchema>

export const uploadQuerySchema = z.object({
  name: z
    .string()
    .max(1000, 'name must be at most 1000 characters')
    .refine(
      (name) => !/\p{Cc}/u.test(name),
      'The name of the file has characters that cannot be shown: rename the file and upload it again',
    )
    .optional()
    .meta({ description: 'Name of the file, for people' }),
})

const share = (label: string) =>
  z
    .number(`${label} must be a number`)
    .min(0, `${label} must be from 0 to 1`)
    .max(1, `${label} must be from 0 to 1`)
    .optional()

/** Fields left out stay unchanged. */
export const pictureChangeSchema = z
  .object({
    alt: requiredText('Alternative text', ALT_LENGTH).optional(),
    translations: z
      .object(
        byOtherLocale((locale) =>
          z
            .object({ alt: requiredText(`${LOCALE_NAMES[locale].english} alternative text`, ALT_LENGTH) })
            .nullable()
            .optional(),
        ),
      )
      .optional()
      .meta({ description: 'The text in another language, or null for none' }),
    focalX: share('Focal point'),
    focalY: share('Focal point'),
    version: baseVersionSchema,
  })
  .meta({ id: 'PictureChange' })
export type PictureChange = z.infer<typeof pictureChangeSchema>
