import { coalesceReads } from './core/store/revision.ts'

export interface LiveSiteParts<Site> {
  /** Must not return a revision from before the call. */
  readRevision: () => number | Promise<number>
  readPublicUrl: () => Promise<string | undefined>
  compose: (publicUrl: string | undefined) => Site | Promise<Site>
}

/**
 * Gives the site at its public address of now. It is composed again where owners have set another, on any server of the
 * store: so nothing that reads the address has to know that it can change.
 */
export async function createLiveSite<Site>({ readRevision, readPublicUrl, compose }: LiveSiteParts<Site>) {
  const composeAt = async (publicUrl: string | undefined) => ({ publicUrl, site: await compose(publicUrl) })
  let current = await composeAt(await readPublicUrl())
  let seen: number | undefined
  const follow = coalesceReads(async () => {
    const revision = await readRevision()
    const publicUrl = await readPublicUrl()
    if (publicUrl !== current.publicUrl) current = await composeAt(publicUrl)
    seen = revision
  })
  return async (): Promise<Site> => {
    try {
      if ((await readRevision()) !== seen) await follow()
    } catch {
      // Where the store is away, the files of the site are still answered.
    }
    return current.site
  }
}
