import type { ContentEntity, ContentRecord, Revision, RevisionDetail } from '../../contract/content.ts'
import { call } from '../api/call.ts'
import type { ContentValues } from './content-kind.ts'

/** The calls of content that react-admin's own questions have no room for. */
const path = (entity: ContentEntity, id: number, rest = '') => `/content/${entity}/${id}${rest}`

export const contentCalls = {
  get: (entity: ContentEntity, id: number) => call<ContentRecord>(path(entity, id)),
  create: (entity: ContentEntity, body: ContentValues & { publish: boolean }) => call<ContentRecord>(`/${entity}`, { method: 'POST', body }),
  change: (entity: ContentEntity, id: number, body: ContentValues & { version: number; publish: boolean }) =>
    call<ContentRecord>(`/${entity}/${id}`, { method: 'PATCH', body }),
  trash: (entity: ContentEntity, id: number) => call<{ id: number }>(`/${entity}/${id}`, { method: 'DELETE' }),
  purge: (entity: ContentEntity, id: number) => call<{ id: number }>(path(entity, id), { method: 'DELETE' }),
  recover: (entity: ContentEntity, id: number) => call<ContentRecord>(path(entity, id, '/recovery'), { method: 'POST', body: {} }),
  order: (entity: ContentEntity, ids: number[]) => call<unknown>(`/content/${entity}/order`, { method: 'PUT', body: { ids } }),
  /** @param at UTC ISO; left out: now */
  publish: (entity: ContentEntity, id: number, version: number, at?: string) =>
    call<ContentRecord>(path(entity, id, '/publication'), { method: 'PUT', body: { version, ...(at && { at }) } }),
  unpublish: (entity: ContentEntity, id: number) => call<ContentRecord>(path(entity, id, '/publication'), { method: 'DELETE' }),
  cancelSchedule: (entity: ContentEntity, id: number) => call<ContentRecord>(path(entity, id, '/schedule'), { method: 'DELETE' }),
  preview: (entity: ContentEntity, id: number) => call<{ url: string; expiresAt: string }>(path(entity, id, '/preview'), { method: 'POST', body: {} }),
  listRevisions: (entity: ContentEntity, id: number) => call<Revision[]>(path(entity, id, '/revisions')),
  getRevision: (entity: ContentEntity, id: number, number: number) => call<RevisionDetail>(path(entity, id, `/revisions/${number}`)),
  restore: (entity: ContentEntity, id: number, revision: number, version: number) =>
    call<ContentRecord>(path(entity, id, '/restoration'), { method: 'POST', body: { revision, version } }),
}
