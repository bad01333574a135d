import { z } from 'zod'
import { isAroundNepal, MAX_LINE_POINTS, roundPosition, type Geometry } from './geometry.ts'

export const OUTSIDE_NEPAL = 'This point lies outside of Nepal'

const positionSchema = z
  .tuple([z.number(), z.number()], 'A position is a longitude and a latitude')
  .refine(isAroundNepal, OUTSIDE_NEPAL)
  .overwrite((position) => roundPosition(position) as [number, number])
  .meta({ description: 'Longitude and latitude (WGS 84), within Nepal' })

/** GeoJSON (RFC 7946). */
export const geometrySchema = z
  .discriminatedUnion(
    'type',
    [
      z.object({ type: z.literal('Point'), coordinates: positionSchema }),
      z.object({
        type: z.literal('LineString'),
        coordinates: z
          .array(positionSchema)
          .min(2, 'A line has at least two points')
          .max(MAX_LINE_POINTS, `A line has at most ${MAX_LINE_POINTS} points`),
      }),
    ],
    'A location is a point or a line',
  )
  .meta({ id: 'Geometry' }) as z.ZodType<Geometry>
