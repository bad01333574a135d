import { z } from 'zod'

export const variables = { MCP: z.enum(['0', '1'], 'must be 0 or 1').default('0') }

declare module '../../../server/core/feature.ts' {
  interface FeatureEnvironment extends z.output<z.ZodObject<typeof variables>> {}
}
