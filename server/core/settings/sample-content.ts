import { isIP } from 'node:net'
import type { Kysely } from 'kysely'
import type { Database } from '../store/schema.ts'
import { getSettings } from './settings.ts'

/** The invented firm of content/settings.json. */
export const SAMPLE_FIRM = 'Rekha Engineering Consultancy Pvt. Ltd.'

/** Names that are not public (RFC 6761, RFC 6762, RFC 8375). */
const LOCAL_NAME = /(^|\.)(localhost|local|test|example|invalid|internal|home\.arpa)$/
const LOCAL_ADDRESS = /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|::1$|f[cd]|fe80)/

export function isPublicOrigin(publicUrl: string | undefined): boolean {
  if (publicUrl === undefined) return false
  const host = new URL(publicUrl).hostname.replace(/^\[|\]$/g, '')
  return isIP(host) === 0 ? host.includes('.') && !LOCAL_NAME.test(host) : !LOCAL_ADDRESS.test(host)
}

export async function isSamplePublic(db: Kysely<Database>, publicUrl: string | undefined): Promise<boolean> {
  return isPublicOrigin(publicUrl) && (await getSettings(db, 'en')).name === SAMPLE_FIRM
}

export function watchSampleContent(
  db: Kysely<Database>,
  publicUrl: string | undefined,
  readRevision: () => number | Promise<number>,
): () => Promise<boolean> {
  let last: { revision: number; isPublic: boolean } | undefined
  return async () => {
    if (!isPublicOrigin(publicUrl)) return false
    const revision = await readRevision()
    if (last?.revision !== revision) last = { revision, isPublic: await isSamplePublic(db, publicUrl) }
    return last.isPublic
  }
}
