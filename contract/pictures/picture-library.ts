import { z } from 'zod'
import { named } from '../named-schema.ts'
import { idsSchema } from '../accounts/staff-list.ts'
import { byOtherLocale, LOCALE_NAMES, LOCALES } from '../locale.ts'
import { limitSchema, listQuerySchema, searchSchema } from '../list.ts'
import { ALT_LENGTH, CAPTION_LENGTH, CREDIT_LENGTH, MOST_CHANGED, MOST_TAGS, TAG_LENGTH } from './picture-limits.ts'
import { pictureSchema } from './picture.ts'
import { baseVersionSchema, optionalText, requiredText } from '../text.ts'

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

export const cropChangeSchema = named('CropChange', {
  crop: cropSchema.nullable().meta({ description: 'null shows the whole picture again' }),
  version: baseVersionSchema,
})
export type CropChange = z.infer<typeof cropChangeSchema>

/** By language; a missing one is answered in English. */
const captionsSchema = z.partialRecord(z.enum(LOCALES), z.string())
const tagSchema = requiredText('Tag', TAG_LENGTH)
  .refine((tag) => !/\p{Cc}/u.test(tag), 'A tag must be words')
  .transform((tag) => tag.normalize('NFC').toLowerCase())
const tagsSchema = z
  .array(tagSchema)
  .max(MOST_TAGS, `At most ${MOST_TAGS} tags`)
  .transform((tags) => [...new Set(tags)])

/** An item that shows a picture, as staff edit it. */
export const pictureUseSchema = named('PictureUse', { entity: z.string(), id: z.int(), title: z.string() })
export type PictureUse = z.infer<typeof pictureUseSchema>

export const pictureRecordSchema = named('PictureRecord', {
  id: z.int(),
  name: z.string().meta({ description: 'Name of the file as it was uploaded' }),
  alt: z.string().meta({ description: 'Describes the picture for people who cannot see it. Empty: missing' }),
  translations: z.object(byOtherLocale(() => z.object({ alt: z.string() }).nullable())),
  focalX: z
    .number()
    .meta({ description: 'The spot that stays visible when the picture is cropped: share of the width' }),
  focalY: z.number().meta({ description: 'The same: share of the height' }),
  width: z.int().meta({ description: 'Pixels of the displayed picture: upright, and at most 3840 on the longer side' }),
  height: z.int(),
  bytes: z.int(),
  mediaType: z.string(),
  picture: pictureSchema,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  version: z.int().meta({ description: 'To be sent with a change' }),
  captions: captionsSchema,
  credit: z.string().meta({ description: 'Who took or owns it; empty: not said' }),
  licence: z.string(),
  tags: z.array(z.string()).meta({ description: 'Words by which staff find it' }),
  isTrashed: z.boolean(),
  crop: cropSchema.nullable().meta({ description: 'What is shown of the original, which is kept' }),
  useCount: z.int().meta({ description: 'In how many places it is shown' }),
  isSample: z.boolean().meta({ description: 'Whether it came with the sample content, and nobody has kept it' }),
})
export type PictureRecord = z.infer<typeof pictureRecordSchema>

export const pictureDetailSchema = pictureRecordSchema
  .extend({
    uses: z.array(pictureUseSchema),
    uploadedBy: z.string().nullable().meta({ description: 'An account; null: not known' }),
  })
  .meta({ id: 'PictureDetail' })
export type PictureDetail = z.infer<typeof pictureDetailSchema>

export const picturePositionSchema = named('PicturePosition', {
  position: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
})
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
    .enum(['missing', 'incomplete'], 'alt must be missing or incomplete')
    .optional()
    .meta({ description: "Pictures without an English alternative text; 'incomplete': without one in any language" }),
  tag: z.string().max(TAG_LENGTH, `tag must be at most ${TAG_LENGTH} characters`).optional(),
  trash: z.literal('yes', 'trash must be yes').optional().meta({ description: "'yes' for those in the trash" }),
  used: z.literal('no', 'used must be no').optional().meta({ description: "'no' for pictures that are shown nowhere" }),
  sort: z.enum(PICTURE_SORTS, `sort must be one of ${PICTURE_SORTS.join(', ')}`).default('created'),
  order: z.enum(['asc', 'desc'], 'order must be asc or desc').default('desc'),
  ids: idsSchema,
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
export const pictureChangeSchema = named('PictureChange', {
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
  captions: z
    .partialRecord(z.enum(LOCALES), optionalText('Caption', CAPTION_LENGTH))
    .optional()
    .meta({ description: 'By language; an empty one is none' }),
  credit: optionalText('Credit', CREDIT_LENGTH),
  licence: optionalText('Licence', CREDIT_LENGTH),
  tags: tagsSchema.optional(),
  focalX: share('Focal point'),
  focalY: share('Focal point'),
  version: baseVersionSchema,
})
export type PictureChange = z.infer<typeof pictureChangeSchema>

export const picturesChangeSchema = z
  .object({
    ids: z.array(z.int().positive()).min(1, 'Choose a picture').max(MOST_CHANGED, `At most ${MOST_CHANGED} at once`),
    addedTags: tagsSchema.optional(),
    removedTags: tagsSchema.optional(),
    credit: optionalText('Credit', CREDIT_LENGTH),
    licence: optionalText('Licence', CREDIT_LENGTH),
    isTrashed: z.boolean().optional().meta({ description: 'false takes them out of the trash' }),
  })
  .meta({ id: 'PicturesChange', description: 'Fields left out stay unchanged' })
export type PicturesChange = z.infer<typeof picturesChangeSchema>

export const picturesChangedSchema = z.object({
  done: z.array(z.int()),
  left: z
    .array(z.object({ id: z.int(), name: z.string(), uses: z.array(pictureUseSchema) }))
    .meta({ description: 'Not moved to the trash, because something shows them' }),
})
export type PicturesChanged = z.infer<typeof picturesChangedSchema>

export const tagCountSchema = named('PictureTag', { tag: z.string(), count: z.int() })
export type TagCount = z.infer<typeof tagCountSchema>
