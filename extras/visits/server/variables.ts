import { z } from 'zod'

/** Of a header, in small letters, as Node names it. */
export const variables = {
  VISITS_COUNTRY_HEADER: z
    .string()
    .regex(/^[A-Za-z0-9-]{1,60}$/, 'must be the name of a header such as CF-IPCountry')
    .transform((name) => name.toLowerCase())
    .optional(),
}

declare module '../../../server/core/feature.ts' {
  interface FeatureEnvironment extends z.output<z.ZodObject<typeof variables>> {}
}
