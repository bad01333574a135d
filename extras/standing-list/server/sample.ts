import type { EventHandlers } from '../../../server/core/jobs/events.ts'
import { findFact, replaceFact } from '../../../server/core/store/facts.ts'
import { PACK_BYTES, type OfficeKind } from '../contract/office-kinds.ts'
import { listRows } from './applications/store.ts'
import { deleteOffice, insertOffice, listOffices } from './offices/offices.ts'
import offices from './sample.json' with { type: 'json' }

/** The time at which the offices of the sample were added, which they have while nobody has changed them. */
const LOADED = 'standing-list-sample'

export const onSample: EventHandlers = {
  async sampleLoaded(tx, { at }) {
    if ((await listOffices(tx)).length > 0) return
    await replaceFact(tx, LOADED, at)
    const empty = { local_level: null, email: '', phone: '', bound: PACK_BYTES.usual, asks: null, notes: '' }
    // Without telephones and whole addresses, since nobody should call them.
    for (const { kind, ...office } of offices)
      await insertOffice(tx, { ...office, kind: kind as OfficeKind, ...empty, updated_at: at })
  },

  /** Those that somebody has changed or applied to stay. */
  async sampleRemoved(tx) {
    const at = await findFact(tx, LOADED)
    const applied = new Set((await listRows(tx)).map(({ office_id }) => office_id))
    for (const { id, updated_at, version } of await listOffices(tx))
      if (updated_at === at && version === 1 && !applied.has(id)) await deleteOffice(tx, id)
  },
}
