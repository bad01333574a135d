import { resolve } from 'node:path'
import { z } from 'zod'

/** What the environment can say. Only this file reads it. */
const environmentSchema = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a port number')
    .transform(Number)
    .refine((port) => port <= 65_535, 'must be at most 65535')
    .default(3000),
  HOST: z.string().min(1, 'must be a host name or an address').default('127.0.0.1'),
  DATA_DIR: z.string().min(1, 'must be a folder').default('./data'),
  DATABASE_URL: z
    .string()
    .refine((text) => /^postgres(ql)?:$/.test(protocolOf(text)), 'must be an address such as postgres://user@host/database')
    .optional(),
  PUBLIC_URL: z.string().refine(isHttpOrigin, 'must be an origin such as https://www.example.org, without a path').optional(),
  MEDIA_BASE_URL: z
    .string()
    .refine(isHttpAddress, 'must be an address such as https://media.example.org')
    .transform((text) => text.replace(/\/+$/, ''))
    .optional(),
  SAMPLE_CONTENT: z.enum(['0', '1'], 'must be 0 or 1').default('1'),
  APP_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
})

export interface Config {
  mode: 'production' | 'development' | 'test'
  port: number
  host: string
  /** Absolute path of the folder that holds store, pictures and generated secrets. */
  dataDir: string
  databaseUrl: string | undefined
  /** Origin under which visitors reach the site; undefined: the origin of each request. */
  publicUrl: string | undefined
  /** Put before every picture's path; empty: the site's own origin. */
  mediaBaseUrl: string
  sampleContent: boolean
  /** Signs the CSRF tokens; undefined: one is generated into the data folder. */
  secret: string | undefined
}

/** The environment holds values that the product cannot run with. The message lists every fault. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/**
 * Reads the configuration from environment variables; an empty value counts as none.
 * @throws ConfigError that lists every wrong value at once
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = environmentSchema.safeParse(given)
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new ConfigError(`The configuration has ${faults.length} fault${faults.length === 1 ? '' : 's'}:\n${faults.join('\n')}`)
  }
  const values = parsed.data
  return {
    mode: values.NODE_ENV,
    port: values.PORT,
    host: values.HOST,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    publicUrl: values.PUBLIC_URL && new URL(values.PUBLIC_URL).origin,
    mediaBaseUrl: values.MEDIA_BASE_URL ?? '',
    sampleContent: values.SAMPLE_CONTENT === '1',
    secret: values.APP_SECRET,
  }
}

function protocolOf(text: string): string {
  return URL.parse(text)?.protocol ?? ''
}

function isHttpAddress(text: string): boolean {
  return /^https?:$/.test(protocolOf(text))
}

function isHttpOrigin(text: string): boolean {
  return isHttpAddress(text) && new URL(text).pathname === '/' && !/[?#]/.test(text)
}
