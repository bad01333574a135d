import { z } from 'zod'
import { pictureSchema } from '../pictures/picture.ts'

/** Empty where the item's own title, summary and picture stand. */
export const seoSchema = z
  .object({
    title: z.string(),
    description: z.string(),
    picture: pictureSchema.nullable(),
    isHidden: z.boolean().meta({ description: 'Whether search engines are asked not to show the page' }),
  })
  .meta({ id: 'Seo', description: 'What search engines and shared links show; null where staff chose nothing' })
export type Seo = z.infer<typeof seoSchema>
