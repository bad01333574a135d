import { z } from 'zod'
import { named } from '../named-schema.ts'

/** Variants' addresses follow from `url` and `width` (picture-variants.ts). */
export const pictureSchema = named('Picture', {
  url: z.string().meta({ description: 'Path of the original, below the base media address' }),
  alt: z.string(),
  width: z.int().meta({ description: 'Pixels' }),
  height: z.int().meta({ description: 'Pixels' }),
  color: z.string().meta({ description: 'Placeholder colour, #rrggbb' }),
  focalPoint: z
    .object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) })
    .meta({ description: 'The spot that stays visible when the picture is cropped, as shares of width and height' }),
  caption: z.string().optional().meta({ description: 'What stands below it where it is shown large' }),
  credit: z.string().optional().meta({ description: 'Who took or owns it' }),
  licence: z.string().optional().meta({ description: 'Under which terms it is shown' }),
})
export type Picture = z.infer<typeof pictureSchema>
