import type { ContentItem } from '../core/content/store/content-items.ts'
import { announce } from '../core/jobs/events.ts'
import { SAMPLE_FIRM } from '../core/settings/sample-content.ts'
import { getSettings } from '../core/settings/settings.ts'
import type { Db } from '../core/store/schema.ts'

declare module '../core/jobs/events.ts' {
  interface Events {
    /** Of the sample's firm: features add rows of their own where the site has none, also when the sample comes back. `at` is UTC ISO. */
    sampleLoaded: { at: string }
    /** They delete these rows again, unless somebody has changed them; also once the settings name another firm. */
    sampleRemoved: object
  }
}

const isSampleFirm = async (tx: Db) => (await getSettings(tx, 'en')).name === SAMPLE_FIRM

/** @param at UTC ISO */
export async function announceLoaded(tx: Db, at: string): Promise<void> {
  if (await isSampleFirm(tx)) await announce(tx, 'sampleLoaded', { at })
}

/** Rows of the sample's firm are none of another firm. */
export async function leaveSampleFirm(tx: Db, { item }: { item: ContentItem }): Promise<void> {
  if (item.entity === 'settings' && !(await isSampleFirm(tx))) await announce(tx, 'sampleRemoved', {})
}
