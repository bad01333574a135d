import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import {
  FORM_STATE_DAYS,
  PRESENCE_SECONDS,
  type formStateGivenSchema,
  type KeptForm,
  type OpenForm,
  type presenceGivenSchema,
  type Present,
} from '../../contract/form-states/form-state.ts'
import type { ContentEntity } from '../../contract/kinds/index.ts'
import { localePath } from '../../contract/page-locales.ts'
import type { Staff } from '../../contract/accounts/staff.ts'
import type { WriteDeps } from '../core/audit/writing.ts'
import { findStaffUserByEmail } from '../core/accounts/store/staff.ts'
import { getItem, refuseTrashed } from '../core/content/items.ts'
import { kindFor } from '../core/content/kinds.ts'
import { ago, DAY, SECOND } from '../core/process/durations.ts'
import { forbidden, notFound, ServiceError } from '../core/process/service-error.ts'
import { writeWithoutWaiting } from '../core/store/engine.ts'
import type { Db } from '../core/store/schema.ts'
import { draftAddress, type RenderDraft } from '../previews/public.ts'
import {
  deleteBefore,
  deleteBeyond,
  deletePresence,
  findOwnState,
  listOthers,
  putFormState,
  putPresence,
  type FormStateRow,
} from './form-state-store.ts'
import { cleanForm, completeShown } from './unsaved-document.ts'

/** Rows of one account. */
const MOST = 100

/** Renders the page of an address. */
type RenderPage = (address: string, draft: Parameters<RenderDraft>[1]) => ReturnType<RenderDraft>

type FormDeps = Pick<WriteDeps, 'db' | 'now'> & { staff: Staff }

/** @param item an id, or `new-` and a name that the form of a new item has made */
type FormOf = Pick<FormStateRow, 'entity' | 'item'>

/** Text that somebody has typed and not saved. @param item `new`: of the newest form of a new item */
export async function openForm({ db, staff }: FormDeps, { entity, item }: FormOf): Promise<OpenForm> {
  refuseOthers(entity, staff)
  const key = { account_id: staff.id, entity, item }
  const isNew = item === 'new'
  const row = await findOwnState(db, { ...key, item: isNew ? undefined : item })
  if (!row || (await isSavedSince(db, row, staff))) return { own: null }
  const { document, version, form, changed_at: changedAt } = row
  return { own: { item: row.item, document: JSON.parse(document), version, form, changedAt } }
}

/** Keeps an unsaved form: no version, nothing in the audit log, nothing that visitors see. @throws ServiceError not_found, forbidden, conflict */
export async function keepForm(
  { db, now, staff, secret, render }: FormDeps & { secret: string; render: RenderPage },
  { entity, item }: FormOf,
  given: z.output<typeof formStateGivenSchema>,
): Promise<KeptForm> {
  refuseOthers(entity, staff)
  const id = idOf(item)
  const kind = kindFor(entity)
  if (id !== undefined) refuseTrashed(await getItem(db, entity, id))
  else if (kind.declared.isFixed) throw notFound(kind.declared.noun)
  const document = await cleanForm(entity, given.document)
  const key = { account_id: staff.id, entity, item }
  const time = now()
  const at = time.toISOString()
  const keep = async (tx: Db) => {
    const known = await findOwnState(tx, key)
    const kept = await putFormState(tx, {
      ...key,
      id: randomUUID(),
      document: JSON.stringify(document),
      version: id === undefined ? null : (given.version ?? 1),
      form: given.form,
      opened_at: at,
      changed_at: at,
      seen_at: at,
    })
    if (!known) await deleteBeyond(tx, staff.id, MOST)
    return kept
  }
  // At each key: what a power cut undoes is in the browser, too.
  const row = await writeWithoutWaiting(db, (free: Db) => free.transaction().execute(keep))
  const kept = { changedAt: at, html: null }
  try {
    const { completed, faults } = await completeShown(db, staff, { entity, id }, document)
    const preview = draftAddress(secret, kind.path?.(completed.document), row.id, time)
    const draft = { entity, load: async () => completed }
    const html = given.locale && (await render(localePath(given.locale, preview), draft))
    return { ...kept, faults, preview, html: html ?? null }
  } catch (error) {
    if (!(error instanceof ServiceError) || !error.fields) throw error
    return { ...kept, faults: error.fields, preview: null }
  }
}

/** A sign of life of a form, whether anything was typed or not. @throws ServiceError not_found, forbidden */
export async function stayPresent(
  { db, now, staff }: FormDeps,
  { entity, item: id }: { entity: ContentEntity; item: number },
  { tab, isLeaving }: z.output<typeof presenceGivenSchema>,
): Promise<Present> {
  refuseOthers(entity, staff)
  const { version, updated_at: at, updated_by } = await getItem(db, entity, id)
  const key = { account_id: staff.id, entity, item: id, tab }
  if (isLeaving) await deletePresence(db, key)
  else await putPresence(db, key, { seen: now().toISOString(), since: presentSince(now()) })
  const others = await listOthers(db, key, presentSince(now()))
  // No account is behind the text of an import or of a key of the API.
  const by = await findStaffUserByEmail(db, updated_by)
  return { others, saved: { version, name: by?.name ?? updated_by, isCaller: updated_by === staff.email, at } }
}

const presentSince = (now: Date) => ago(now, PRESENCE_SECONDS * SECOND)

export const purgeForms = (db: Db, now: Date): Promise<void> =>
  deleteBefore(db, ago(now, FORM_STATE_DAYS * DAY), presentSince(now))

/** Undefined for the name of a new item. */
export function idOf(item: string): number | undefined {
  return /^\d+$/.test(item) ? Number(item) : undefined
}

/** @throws ServiceError forbidden */
function refuseOthers(entity: ContentEntity, { role }: Staff): void {
  if (!mayEdit(entity, role)) throw forbidden('Only an owner may do this')
}

export const mayEdit = (entity: ContentEntity, role: Staff['role']): boolean =>
  role === 'owner' || !kindFor(entity).declared.isForOwners

/** Saving an item after typing saves the typed text, even if the browser could not say so. */
async function isSavedSince(db: Db, row: FormStateRow, staff: Staff): Promise<boolean> {
  const id = idOf(row.item)
  if (id === undefined) return false
  const item = await getItem(db, row.entity, id)
  return item.updated_by === staff.email && item.updated_at >= row.changed_at
}
