import type { Staff } from '../../contract/accounts/staff.ts'
import type { Db } from '../core/store/schema.ts'
import type { FindDraft } from '../previews/public.ts'
import { findFormState } from './form-state-store.ts'
import { idOf, mayEdit } from './form-states.ts'
import { completeShown } from './unsaved-document.ts'

interface FindFormParts {
  db: Db
  /** In this process. */
  api: { request(path: string, init?: RequestInit): Response | Promise<Response> }
}

/** Finds the unsaved form that a ticket names, for the session of its owner alone. */
export function createFindForm({ db, api }: FindFormParts): FindDraft {
  return async (request, id) => {
    const answer = await api.request('/api/v1/session', { headers: { Cookie: request.headers.get('Cookie') ?? '' } })
    if (!answer.ok) return undefined
    const { data: staff } = (await answer.json()) as { data: Staff }
    // As it is now: whatever waited shows the newest.
    const row = await findFormState(db, id)
    if (!row || row.account_id !== staff.id || !mayEdit(row.entity, staff.role)) return undefined
    const { entity, item, document } = row
    const load = async (store: Db) =>
      (await completeShown(store, staff, { entity, id: idOf(item) }, JSON.parse(document))).completed
    return { entity, load }
  }
}
