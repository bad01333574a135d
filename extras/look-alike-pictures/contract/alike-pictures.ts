import { z } from 'zod'
import { pictureUseSchema } from '../../../contract/pictures/picture-library.ts'

export const MOST_REPLACED = 50

const idSchema = z.int('A picture must be a number').positive('A picture must be a number')

export const picturesReplacementSchema = z
  .object({
    replaced: z
      .array(idSchema)
      .min(1, 'Choose a picture')
      .max(MOST_REPLACED, `At most ${MOST_REPLACED} at once`)
      .meta({ description: 'They go to the trash' }),
    kept: idSchema.meta({ description: 'Shown wherever they were' }),
  })
  .refine(({ replaced, kept }) => !replaced.includes(kept), 'A picture cannot replace itself')
  .meta({ id: 'PicturesReplacement' })
export type PicturesReplacement = z.infer<typeof picturesReplacementSchema>

export const picturesReplacedSchema = z.object({
  changed: z.array(pictureUseSchema).meta({ description: 'What showed them' }),
})
export type PicturesReplaced = z.infer<typeof picturesReplacedSchema>
