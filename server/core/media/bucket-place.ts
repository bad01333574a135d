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
