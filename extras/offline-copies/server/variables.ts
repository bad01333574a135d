import { z } from 'zod'

export const variables = { SERVICE_WORKER: z.enum(['0', '1'], 'must be 0 or 1').default('1') }

declare module '../../../server/core/feature.ts' {
  interface FeatureEnvironment extends z.output<z.ZodObject<typeof variables>> {}
}
