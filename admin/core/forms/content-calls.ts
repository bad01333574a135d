import type { ContentRecord, Revision, RevisionDetail } from '../../../contract/content/content.ts'
import type { LinkDays } from '../../../contract/previews/link-days.ts'
import type { NewSharedLink, SharedLink } from '../../../contract/previews/shared-link.ts'
import { call } from '../api/call.ts'
import type { ContentValues } from './kind-form.ts'

/** The calls of content that react-admin's own questions have no room for. */
const path = (entity: string, id: number, rest = '') => `/content/${entity}/${id}${rest}`

export const contentCalls = {
  get: (entity: string, id: number) => call<ContentRecord>(path(entity, id)),
  create: (entity: string, body: ContentValues & { publish: boolean }) =>
    call<ContentRecord>(`/${entity}`, { method: 'POST', body }),
  change: (entity: string, id: number, body: ContentValues & { version: number; publish: boolean }) =>
    call<ContentRecord>(`/${entity}/${id}`, { method: 'PATCH', body }),
  trash: (entity: string, id: number) => call<{ id: number }>(`/${entity}/${id}`, { method: 'DELETE' }),
  purge: (entity: string, id: number) => call<{ id: number }>(path(entity, id), { method: 'DELETE' }),
  recover: (entity: string, id: number) =>
    call<ContentRecord>(path(entity, id, '/recovery'), { method: 'POST', body: {} }),
  joinClients: (id: number, into: number) =>
    call<{ id: number }>('/client-joins', { method: 'POST', body: { id, into } }),
  order: (entity: string, ids: number[]) => call<unknown>(`/content/${entity}/order`, { method: 'PUT', body: { ids } }),
  /** @param at UTC ISO; left out: now */
  publish: (entity: string, id: number, version: number, at?: string) =>
    call<ContentRecord>(path(entity, id, '/publication'), { method: 'PUT', body: { version, ...(at && { at }) } }),
  /** @param version only where this is the newest */
  unpublish: (entity: string, id: number, version?: number) =>
    call<ContentRecord>(path(entity, id, `/publication${version === undefined ? '' : `?version=${version}`}`), {
      method: 'DELETE',
    }),
  /** @param at UTC ISO */
  unpublishAt: (entity: string, id: number, version: number, at: string) =>
    call<ContentRecord>(path(entity, id, '/end'), { method: 'PUT', body: { version, at } }),
  cancelUnpublishing: (entity: string, id: number) =>
    call<ContentRecord>(path(entity, id, '/end'), { method: 'DELETE' }),
  cancelSchedule: (entity: string, id: number) =>
    call<ContentRecord>(path(entity, id, '/schedule'), { method: 'DELETE' }),
  preview: (entity: string, id: number) =>
    call<{ url: string; expiresAt: string }>(path(entity, id, '/preview'), { method: 'POST', body: {} }),
  listLinks: (entity: string, id: number) => call<SharedLink[]>(path(entity, id, '/preview-links')),
  shareLink: (entity: string, id: number, days: LinkDays) =>
    call<NewSharedLink>(path(entity, id, '/preview-links'), { method: 'POST', body: { days } }),
  endLink: (entity: string, id: number, link: string) =>
    call<unknown>(path(entity, id, `/preview-links/${link}`), { method: 'DELETE' }),
  revokePreviews: (entity: string, id: number) => call<unknown>(path(entity, id, '/preview'), { method: 'DELETE' }),
  listRevisions: (entity: string, id: number) => call<Revision[]>(path(entity, id, '/revisions')),
  getRevision: (entity: string, id: number, number: number) =>
    call<RevisionDetail>(path(entity, id, `/revisions/${number}`)),
  restore: (entity: string, id: number, revision: number, version: number, publish?: boolean) =>
    call<ContentRecord>(path(entity, id, '/restoration'), {
      method: 'POST',
      body: { revision, version, ...(publish !== undefined && { publish }) },
    }),
}
