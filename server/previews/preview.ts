import { createHmac } from 'node:crypto'
import { z } from 'zod'
import type { PreviewLink } from '../../contract/content/content.ts'
import { CONTENT_ENTITIES, type ContentEntity } from '../../contract/kinds/index.ts'
import { findContentItem, updateContentItem } from '../core/content/store/content-items.ts'
import { deleteLinks, hasLink } from './link-store.ts'
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

/** To a version, for whoever has the link. */
export interface PreviewTicket {
  entity: ContentEntity
  id: number
  version: number
  /** When the link was made. */
  madeAt: string
  /** Of one that was shared: its id. */
  link?: string
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

/** Undefined for an invalid, expired or revoked link to a version. */
export async function findPreview(
  db: Db,
  secret: string,
  token: string,
  now: Date,
): Promise<PreviewTicket | undefined> {
  const ticket = readPreview(secret, token, now)
  if (!ticket || 'draft' in ticket) return undefined
  if (ticket.link !== undefined) return (await hasLink(db, ticket.link)) ? ticket : undefined
  const item = await findContentItem(db, ticket.entity, ticket.id)
  return ticket.madeAt <= (item?.previews_revoked_at ?? '') ? undefined : ticket
}

/** Undefined for an invalid or expired link. */
export function readPreview(secret: string, token: string, now: Date): PreviewTicket | { draft: string } | undefined {
  const ticket = readTicket(secret, token)
  return ticket && ticket.expires > now.getTime() ? ticket : undefined
}

/** Whether this site made a link to a version with it, ended or not. */
export function isPreviewOfVersion(secret: string, token: string): boolean {
  const ticket = readTicket(secret, token)
  return ticket !== undefined && !('draft' in ticket)
}

function readTicket(
  secret: string,
  token: string,
): ((PreviewTicket | { draft: string }) & { expires: number }) | undefined {
  const [payload = '', signature = ''] = token.split('.')
  if (!isSameText(signature, sign(secret, payload))) return undefined
  const ticket = ticketSchema.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()))
  if (ticket.length === 3) return { draft: ticket[1], expires: ticket[2] }
  const [entity, id, version, expires, link] = ticket
  return { entity, id, version, expires, madeAt: new Date(expires - LIFETIME).toISOString(), ...(link && { link }) }
}

/** The version that a ticket names. */
export function versionDraft({ entity, id, version }: Omit<PreviewTicket, 'madeAt'>): Draft {
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
