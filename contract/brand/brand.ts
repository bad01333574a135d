import { z } from 'zod'

const color = z.string().meta({ description: '#rrggbb' })

const tonesSchema = z.object({
  tone: color.meta({ description: 'Of links and buttons' }),
  strong: color.meta({ description: 'The same where a pointer is' }),
  wash: color.meta({ description: 'Behind text' }),
  fault: color.meta({ description: 'Of faults in forms: never near the tone' }),
  faultWash: color,
})

/** How the site looks of its firm; null: as every site without a choice. */
export const brandSchema = z
  .object({
    accent: color.nullable(),
    tones: z
      .object({ light: tonesSchema, dark: tonesSchema })
      .nullable()
      .meta({ description: 'Of the accent, on light and dark ground; text of the tone has a contrast of 4.5 or more' }),
  })
  .meta({ id: 'PublicBrand' })
export type Brand = z.infer<typeof brandSchema>
