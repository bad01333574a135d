import { z } from 'zod'
import { checked, list } from '../core/process/config-values.ts'
import { isAddressOrNetwork } from '../core/http/client-address.ts'

const LOOPBACK = ['127.0.0.0/8', '::1']

/** Of those who see the details of /health/ready, and reports. */
export interface HealthConfig {
  trustedNetworks: string[]
  /** A bearer token; undefined: there is none. */
  token: string | undefined
}

/** Parts of the environment (server/config.ts). */
export const HEALTH_VARIABLES = {
  TRUSTED_NETWORKS: z
    .string()
    .transform((text) => (text.trim() === 'none' ? [] : list(text)))
    .refine(
      (entries) => entries.every(isAddressOrNetwork),
      'must be addresses or networks such as 10.0.0.0/8, separated by commas, or none',
    )
    .default(LOOPBACK),
  HEALTH_TOKEN: checked(/^[\x21-\x7e]{16,200}$/, 'must have 16 to 200 characters without spaces').optional(),
}
