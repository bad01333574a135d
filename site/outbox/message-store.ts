import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import type { ContactSubmission } from '../../contract/enquiries/contact.ts'
import { store } from '../storage.ts'
import { WAITING } from './waiting-flag.ts'

/** Not yet acknowledged by the server. */
export interface WaitingMessage {
  key: string
  submission: ContactSubmission
  /** Milliseconds since 1970. */
  writtenAt: number
  /** From the server's `Retry-After`; milliseconds since 1970. */
  notBefore?: number
  refused?: Record<string, string>
}

interface Schema extends DBSchema {
  message: { key: string; value: WaitingMessage }
}

let opening: Promise<IDBPDatabase<Schema>> | undefined

function open(): Promise<IDBPDatabase<Schema>> {
  const forget = () => (opening = undefined)
  if (!opening) {
    opening = openDB<Schema>('outbox', 1, {
      upgrade: (db) => void db.createObjectStore('message', { keyPath: 'key' }),
      // Safari closes databases of pages that slept.
      terminated: forget,
    })
    opening.catch(forget)
  }
  return opening
}

/** Resolves when the write is on disk: by default, browsers answer earlier. */
async function change(
  make: (store: { put: (message: WaitingMessage) => unknown; delete: (key: string) => unknown }) => void,
): Promise<void> {
  const transaction = (await open()).transaction('message', 'readwrite', { durability: 'strict' })
  make(transaction.store)
  await Promise.all([transaction.store.count().then(flag), transaction.done])
}

/** If that is refused, the contact page still finds the message. */
const flag = (count: number) => store('localStorage', WAITING, count > 0 ? '1' : null)

/** @throws without storage: private windows, blocked or full storage */
export async function storeMessage(message: WaitingMessage): Promise<void> {
  await change((store) => store.put(message))
}

export async function deleteMessage(key: string): Promise<void> {
  await change((store) => store.delete(key))
}

export async function findMessage(key: string): Promise<WaitingMessage | undefined> {
  return (await open()).get('message', key)
}

/** Those that were written first come first. */
export async function listMessages(): Promise<WaitingMessage[]> {
  return (await (await open()).getAll('message')).toSorted((a, b) => a.writtenAt - b.writtenAt)
}
