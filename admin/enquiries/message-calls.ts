import type { MessageChange, MessageRecord, MessageState } from '../../contract/enquiries/messages.ts'
import { call } from '../core/api/call.ts'
import { queryOf } from '../core/api/data-provider.ts'

/** Of the badge in the menu; what changes a message refreshes all counts. */
export const UNREAD_KEY = ['messages', 'counts', 'unread']

export interface MessageFilter {
  /** Left out: all. */
  state?: MessageState | undefined
  /** Somebody's id, or none. */
  assignee?: string
  search?: string
  /** The id of a message: only others of its sender. */
  sameSenderAs?: string
}

export const PAGE_SIZE = 25

const recordOf = async (answer: Promise<{ data: MessageRecord }>): Promise<MessageRecord> => (await answer).data

export const messageCalls = {
  list: (filter: MessageFilter, page: number, limit = PAGE_SIZE) =>
    call<MessageRecord[]>(`/messages${queryOf({ ...filter, page, limit })}`),
  get: (id: number) => recordOf(call(`/messages/${id}`)),
  change: (id: number, changes: MessageChange) => recordOf(call(`/messages/${id}`, { method: 'PATCH', body: changes })),
  file: (id: number, action: 'release' | 'spam' | 'trash' | 'recover') =>
    recordOf(call(`/messages/${id}/${action}`, { method: 'POST', body: {} })),
  remove: (id: number) => call<{ id: number }>(`/messages/${id}`, { method: 'DELETE' }),
}

/** Where a file with the messages of a filter is to be had. */
export function exportAddress(filter: MessageFilter, format: 'csv' | 'json'): string {
  return `/api/v1/messages/export${queryOf({ ...filter, format })}`
}
