import { createHmac } from 'node:crypto'
import { z } from 'zod'
import type { PreviewLink } from '../../contract/content/content.ts'
import { CONTENT_ENTITIES, type ContentEntity } from '../../contract/kinds/index.ts'
import { findContentItem, updateContentItem } from '../core/content/store/content-items.ts'
import { deleteLinks } from './link-store.ts'
import { hasRows } from '../core/store/engine.ts'
import type { PreviewStore } from '../core/store/preview-store.ts'
import { showDraft } from '../core/store/preview-tables.ts'
import type { Db } from '../core/store/schema.ts'
import { note } from '../core/audit/audit.ts'
import type { WriteDeps } from '../core/audit/writing.ts'
import { getItem, loadDocument, missingFields } from '../core/content/items.ts'
import { DAY } from '../core/process/durations.ts'
import { isSameText } from '../core/process/same-text.ts'
import type { ContentDocument } from '../core/content/kind.ts'
import { kindFor } from '../core/content/kinds.ts'

export const PREVIEW_PARAMETER = 'preview'

/** Of a link that nobody shared, in milliseconds. */
const LIFETIME = DAY

/** The last is the id of a link that was shared. */
const versionTicket = z.tuple([z.enum(CONTENT_ENTITIES), z.int(), z.int(), z.int(), z.uuid().optional()])
/** To what is no version: an unsaved form. */
const draftTicket = z.tuple([z.literal('form'), z.uuid(), z.int()])
const ticketSchema = z.union([versionTicket, draftTicket])

/** Named by a link of this site. */
export type Ticket = { hasEnded: boolean } & (VersionTicket | { draft: string })

/** To a version, for whoever has the link. */
interface VersionTicket extends Record<'id' | 'version', number> {
  entity: ContentEntity
  /** When the link was made. */
  madeAt: string
  /** Of one that was shared: its id. */
  link: string | undefined
}

/** Shown by a preview in place of what is published. */
export interface Draft {
  entity: ContentEntity
  /** Reads and checks it by the connection of the preview. @throws ServiceError not_found, invalid */
  load: (db: Db) => Promise<{ id: number; document: ContentDocument; position: number }>
}

/** A signed link to the public page as of the item's newest version. @throws ServiceError not_found */
export async function createPreview(
  db: Db,
  secret: string,
  entity: ContentEntity,
  id: number,
  now: Date,
): Promise<PreviewLink> {
  const item = await getItem(db, entity, id)
  const document = await loadDocument(db, entity, id, item.version)
  const expires = now.getTime() + LIFETIME
  return {
    url: versionAddress(secret, document, [entity, id, item.version, expires]),
    expiresAt: new Date(expires).toISOString(),
  }
}

/** The address of the page of a version. */
export function versionAddress(
  secret: string,
  document: ContentDocument,
  ticket: z.input<typeof versionTicket>,
): string {
  return signedAddress(secret, kindFor(ticket[0]).path?.(document), ticket)
}

/** The address of a page with an unsaved form, for its owner. @param path default: home @param draft the id of the form */
export function draftAddress(secret: string, path: string | undefined, draft: string, now: Date) {
  return signedAddress(secret, path, ['form', draft, now.getTime() + LIFETIME])
}

function signedAddress(secret: string, path = '/', ticket: z.input<typeof ticketSchema>): string {
  const payload = Buffer.from(JSON.stringify(ticket)).toString('base64url')
  return `${path}${path.includes('?') ? '&' : '?'}${PREVIEW_PARAMETER}=${payload}.${sign(secret, payload)}`
}

/** Makes all links to the drafts of an item invalid that were made until now. @throws ServiceError not_found */
export async function revokePreviews({ db, actor, now }: WriteDeps, entity: ContentEntity, id: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const item = await getItem(tx, entity, id)
    await updateContentItem(tx, item, { previews_revoked_at: now().toISOString() })
    await deleteLinks(tx, { entity, item_id: id })
    await note(tx, actor, now(), { action: 'revoke-previews', entity, id, label: item.title })
  })
}

/** Undefined for what is no link of this site. */
export function readTicket(secret: string, token: string, now: Date): Ticket | undefined {
  const [payload = '', signature = ''] = token.split('.')
  if (!isSameText(signature, sign(secret, payload))) return undefined
  const ticket = ticketSchema.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()))
  if (ticket.length === 3) return { draft: ticket[1], hasEnded: ticket[2] <= now.getTime() }
  const [entity, id, version, expires, link] = ticket
  const madeAt = new Date(expires - LIFETIME).toISOString()
  return { entity, id, version, madeAt, link, hasEnded: expires <= now.getTime() }
}

/** Undefined for a link to no version, and for one that has ended or was revoked. */
export async function findVersion(db: Db, ticket: Ticket | undefined): Promise<Draft | undefined> {
  if (!ticket || ticket.hasEnded || 'draft' in ticket) return undefined
  const { entity, id, version, madeAt, link } = ticket
  const isOpen =
    link === undefined
      ? madeAt > ((await findContentItem(db, entity, id))?.previews_revoked_at ?? '')
      : await hasRows(db.selectFrom('preview_link').select('id').where('id', '=', link))
  return isOpen ? versionDraft(entity, id, version) : undefined
}

function versionDraft(entity: ContentEntity, id: number, version: number): Draft {
  return {
    entity,
    async load(db) {
      const { position } = await getItem(db, entity, id)
      const document = await loadDocument(db, entity, id, version)
      await kindFor(entity).check(db, document, id)
      return { id, position, document }
    },
  }
}

/** Reads a draft as if it were published in every language, without blocking writers. @throws ServiceError not_found, invalid */
export function withPreview<Result>(
  previews: PreviewStore,
  { entity, load }: Draft,
  read: (db: Db) => Promise<Result>,
): Promise<Result> {
  const kind = kindFor(entity)
  return previews.use(async (db) => {
    const { id, document, position } = await load(db)
    const now = new Date().toISOString()
    // The columns of published items are never null.
    const blanks = Object.fromEntries(missingFields(kind, document).map(([name]) => [name, 0]))
    await showDraft(db, entity, id, () =>
      kind.put(db, id, { ...document, ...blanks, draftLocales: [] }, { position, createdAt: now, updatedAt: now }),
    )
    return read(db)
  })
}

function sign(secret: string, payload: string): string {
  return createHmac('sha256', secret).update(`preview ${payload}`).digest('base64url')
}
