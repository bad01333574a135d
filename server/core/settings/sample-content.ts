import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { join } from 'node:path'
import type { Db } from '../store/schema.ts'
import { hostOf } from '../process/networks.ts'
import { projectFolder } from '../process/project-folder.ts'
import { getSettings } from './settings.ts'

/** The invented firm of the sample; undefined where that is not installed. */
export const SAMPLE_FIRM = readFirm()

/** Names that are not public (RFC 6761, RFC 6762, RFC 8375). */
const LOCAL_NAME = /(^|\.)(localhost|local|test|example|invalid|internal|home\.arpa)$/
const LOCAL_ADDRESS = /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|::1$|f[cd]|fe80)/

export function isPublicOrigin(publicUrl: string | undefined): boolean {
  if (publicUrl === undefined) return false
  const host = hostOf(new URL(publicUrl))
  return isIP(host) === 0 ? host.includes('.') && !LOCAL_NAME.test(host) : !LOCAL_ADDRESS.test(host)
}

function readFirm(): string | undefined {
  try {
    const [firm] = JSON.parse(readFileSync(join(projectFolder, 'content/settings.json'), 'utf8')) as { name: string }[]
    return firm?.name
  } catch {
    return undefined
  }
}

export async function isSamplePublic(db: Db, publicUrl: string | undefined): Promise<boolean> {
  return isPublicOrigin(publicUrl) && (await getSettings(db, 'en')).name === SAMPLE_FIRM
}

export function watchSampleContent(
  db: Db,
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
