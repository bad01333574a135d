import { isIP } from 'node:net'
import type { Kysely } from 'kysely'
import type { Database } from '../store/schema.ts'
import { getSettings } from './settings.ts'

/** The invented firm of content/settings.json. While the settings have its name, the site is about a firm that is not there. */
export const SAMPLE_FIRM = 'Rekha Engineering Consultancy Pvt. Ltd.'

/** Names that lead nowhere on the internet (RFC 6761, RFC 6762, RFC 8375). */
const LOCAL_NAME = /(^|\.)(localhost|local|test|example|invalid|internal|home\.arpa)$/
const LOCAL_ADDRESS = /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|::1$|f[cd]|fe80)/

/** Whether strangers may come to an origin. Without PUBLIC_URL nobody has said so. */
export function isPublicOrigin(publicUrl: string | undefined): boolean {
  if (publicUrl === undefined) return false
  const host = new URL(publicUrl).hostname.replace(/^\[|\]$/g, '')
  return isIP(host) === 0 ? host.includes('.') && !LOCAL_NAME.test(host) : !LOCAL_ADDRESS.test(host)
}

/** Whether strangers are shown the sample content: it ends when an owner gives the firm its own name in the settings. */
export async function isSamplePublic(db: Kysely<Database>, publicUrl: string | undefined): Promise<boolean> {
  return isPublicOrigin(publicUrl) && (await getSettings(db, 'en')).name === SAMPLE_FIRM
}

/** The same for each page that is rendered: the store is asked again when content has changed. */
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
