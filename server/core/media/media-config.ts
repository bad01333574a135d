import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { checked, isHttpOrigin, wholeNumber } from '../process/config-values.ts'

/** Read from the environment (server/config.ts). */
export interface MediaConfig {
  /** Undefined: in the data folder. */
  bucket: BucketPlace | undefined
  /** Of copies on the local disk. */
  cacheBytes: number
}

/** Of the schema of the environment. */
export const mediaEnvironment = {
  MEDIA_STORE: checked(
    (text) => parseBucketAddress(text) !== undefined,
    'must be an address such as s3://bucket or s3://bucket/site',
  ).optional(),
  MEDIA_CACHE_MB: wholeNumber(50, 9_999_999, 'must be a number of megabytes, at least 50').default(1000),
  S3_ENDPOINT: checked(isHttpOrigin, 'must be an origin such as https://s3.eu-central-1.amazonaws.com, without a path')
    .transform((text) => new URL(text).origin)
    .optional(),
  S3_REGION: checked(/^[a-z0-9-]{1,40}$/, 'must be a region such as eu-central-1').default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_ACCESS_KEY_ID_FILE: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_SECRET_ACCESS_KEY_FILE: z.string().optional(),
}

type Keys = Pick<BucketAccess, 'accessKeyId' | 'secretAccessKey'>

/**
 * Each key is a variable, or in a file that one names.
 * @param faults gets what is wrong @param needing the variables that name a bucket
 */
export function readKeys(given: Record<string, string | undefined>, faults: string[], needing: string[]) {
  const read = (name: string) => {
    const file = given[`${name}_FILE`]
    try {
      return file === undefined ? given[name] : readFileSync(file, 'utf8').trim()
    } catch (error) {
      faults.push(`  ${name}_FILE: cannot be read: ${(error as Error).message}`)
      return ''
    }
  }
  const accessKeyId = read('S3_ACCESS_KEY_ID')
  const secretAccessKey = read('S3_SECRET_ACCESS_KEY')
  if (accessKeyId !== undefined && secretAccessKey !== undefined) return { accessKeyId, secretAccessKey }
  if (needing.length === 0) return undefined
  for (const [name, value] of Object.entries({ S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey }))
    if (value === undefined) faults.push(`  ${name}: is needed with ${needing.join(' and ')}, or ${name}_FILE`)
  return undefined
}

type MediaValues = Pick<
  z.infer<z.ZodObject<typeof mediaEnvironment>>,
  'MEDIA_STORE' | 'MEDIA_CACHE_MB' | 'S3_ENDPOINT' | 'S3_REGION'
>

export function readMedia(
  { MEDIA_STORE, MEDIA_CACHE_MB, S3_ENDPOINT, S3_REGION }: MediaValues,
  keys: Keys | undefined,
): { media: MediaConfig; s3: BucketAccess | undefined } {
  const endpoint = S3_ENDPOINT ?? `https://s3.${S3_REGION}.amazonaws.com`
  const s3 = keys && { endpoint, region: S3_REGION, ...keys }
  const address = MEDIA_STORE === undefined ? undefined : parseBucketAddress(MEDIA_STORE)
  return { media: { bucket: address && s3 && { ...s3, ...address }, cacheBytes: MEDIA_CACHE_MB * 1_000_000 }, s3 }
}

/** How a store of objects is reached; from the environment (server/config.ts). */
export interface BucketAccess {
  /** An origin, such as https://s3.eu-central-1.amazonaws.com. */
  endpoint: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

export interface BucketPlace extends BucketAccess {
  bucket: string
  /** Of all paths, without slashes at its ends; empty: none. */
  prefix: string
}

/** Whether it is an address, such as of a bucket, and no folder. */
export function isAddress(text: string): boolean {
  return /^[a-z0-9]{2,}:\/\//i.test(text)
}

/** Parses `s3://BUCKET[/PREFIX]`; undefined for all other text. Prefixes have only characters that need no encoding. */
export function parseBucketAddress(text: string): Pick<BucketPlace, 'bucket' | 'prefix'> | undefined {
  const [, bucket, prefix = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w.\-/]*))?$/i.exec(text) ?? []
  if (bucket === undefined) return undefined
  const parts = prefix.split('/').filter(Boolean)
  return parts.some((part) => /^\.+$/.test(part)) ? undefined : { bucket, prefix: parts.join('/') }
}
