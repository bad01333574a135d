import type { ContentRecord, RevisionDetail } from '../../../contract/content/content.ts'
import type { LinkDays } from '../../../contract/previews/link-days.ts'
import type { NewSharedLink } from '../../../contract/previews/shared-link.ts'
import { call } from '../api/call.ts'
import { readOf } from '../api/use-read.ts'
import type { ContentValues } from './kind-form.ts'

const path = (entity: string, id: number, rest = '') => `/content/${entity}/${id}${rest}`
const revisionPath = (entity: string, id: number, number: number) => path(entity, id, `/revisions/${number}`)
const post = <Data>(to: string, body: object = {}) => call<Data>(to, { method: 'POST', body })
const put = <Data>(to: string, body: object) => call<Data>(to, { method: 'PUT', body })
const remove = <Data>(to: string) => call<Data>(to, { method: 'DELETE' })

/** The calls of content that react-admin's own questions have no room for. */
export const contentCalls = {
  get: (entity: string, id: number) => call<ContentRecord>(path(entity, id)),
  create: (entity: string, body: ContentValues & { publish: boolean }) => post<ContentRecord>(`/${entity}`, body),
  change: (entity: string, id: number, body: ContentValues & { version: number; publish: boolean }) =>
    call<ContentRecord>(`/${entity}/${id}`, { method: 'PATCH', body }),
  trash: (entity: string, id: number) => remove<{ id: number }>(`/${entity}/${id}`),
  purge: (entity: string, id: number) => remove<{ id: number }>(path(entity, id)),
  recover: (entity: string, id: number) => post<ContentRecord>(path(entity, id, '/recovery')),
  joinClients: (id: number, into: number) => post<{ id: number }>('/client-joins', { id, into }),
  order: (entity: string, ids: number[]) => put<unknown>(`/content/${entity}/order`, { ids }),
  /** @param at UTC ISO; left out: now */
  publish: (entity: string, id: number, version: number, at?: string) =>
    put<ContentRecord>(path(entity, id, '/publication'), { version, ...(at && { at }) }),
  /** @param version only where this is the newest */
  unpublish: (entity: string, id: number, version?: number) =>
    remove<ContentRecord>(path(entity, id, `/publication${version === undefined ? '' : `?version=${version}`}`)),
  /** @param at UTC ISO */
  unpublishAt: (entity: string, id: number, version: number, at: string) =>
    put<ContentRecord>(path(entity, id, '/end'), { version, at }),
  cancelUnpublishing: (entity: string, id: number) => remove<ContentRecord>(path(entity, id, '/end')),
  cancelSchedule: (entity: string, id: number) => remove<ContentRecord>(path(entity, id, '/schedule')),
  preview: (entity: string, id: number) => post<{ url: string; expiresAt: string }>(path(entity, id, '/preview')),
  shareLink: (entity: string, id: number, days: LinkDays) =>
    post<NewSharedLink>(path(entity, id, '/preview-links'), { days }),
  endLink: (entity: string, id: number, link: string) => remove<unknown>(path(entity, id, `/preview-links/${link}`)),
  revokePreviews: (entity: string, id: number) => remove<unknown>(path(entity, id, '/preview')),
  getRevision: (entity: string, id: number, number: number) => call<RevisionDetail>(revisionPath(entity, id, number)),
  restore: (entity: string, id: number, revision: number, version: number, publish?: boolean) => {
    const body = { revision, version, ...(publish !== undefined && { publish }) }
    return post<ContentRecord>(path(entity, id, '/restoration'), body)
  },
}

/** A version of a saved item, for `useQuery`. */
export const revisionOf = (entity: string, id: number, number: number) =>
  readOf<RevisionDetail>([entity, 'revision', id, number], revisionPath(entity, id, number))
