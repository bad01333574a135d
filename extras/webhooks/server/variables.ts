import { z } from 'zod'

export const variables = { WEBHOOKS_PRIVATE_NETWORKS: z.enum(['0', '1'], 'must be 0 or 1').default('0') }

declare module '../../../server/core/feature.ts' {
  interface FeatureEnvironment extends z.output<z.ZodObject<typeof variables>> {}
}

/** Whether webhooks may lead into private networks, and go without TLS. */
export const allowsPrivate = (environment: { WEBHOOKS_PRIVATE_NETWORKS?: '0' | '1' }): boolean =>
  environment.WEBHOOKS_PRIVATE_NETWORKS === '1'
