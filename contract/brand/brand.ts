import { z } from 'zod'
import { named } from '../named-schema.ts'
import { TYPEFACES } from './typefaces.ts'

const color = z.string().meta({ description: '#rrggbb' })

const tonesSchema = z.object({
  tone: color.meta({ description: 'Of links and buttons' }),
  strong: color.meta({ description: 'The same where a pointer is' }),
  wash: color.meta({ description: 'Behind text' }),
  fault: color.meta({ description: 'Of faults in forms: never near the tone' }),
  faultWash: color,
})

/** How the site looks of its firm; null: as every site without a choice. */
export const brandSchema = named('PublicBrand', {
  accent: color.nullable(),
  tones: z
    .object({ light: tonesSchema, dark: tonesSchema })
    .nullable()
    .meta({ description: 'Of the accent, on light and dark ground; text of the tone has a contrast of 4.5 or more' }),
  logo: z
    .object({
      width: z.int(),
      height: z.int(),
      hasName: z.boolean().meta({ description: 'Whether the name of the firm stands in it' }),
    })
    .nullable()
    .meta({ description: 'In CSS pixels; at /firm-logo.png, and /firm-logo-dark.png for dark ground' }),
  typeface: z.enum(TYPEFACES.map(({ value }) => value)).meta({ description: 'Of headings' }),
  isPlain: z.boolean().meta({ description: 'Without the contour lines behind headings' }),
  letters: z.string().meta({ description: 'Stand for a firm without a logo' }),
  version: z.string().meta({ description: 'Of logo and icons: in their address, it makes them be kept for ever' }),
})
export type Brand = z.infer<typeof brandSchema>
