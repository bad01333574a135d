import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import type { ContactSubmission } from '../../contract/contact.ts'
import { WAITING } from './waiting-flag.ts'

/** A message that the server has not said it has. */
export interface WaitingMessage {
  /** By which the server knows it again, however often it is sent. */
  key: string
  submission: ContactSubmission
  /** When the visitor sent it, in milliseconds since 1970. */
  writtenAt: number
  /** Before this time the server does not want to be asked again; in milliseconds since 1970. */
  notBefore?: number
  /** What the server says of its fields: it will not take the message as it is. */
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

/**
 * Writes so that it is on disk when this has answered: browsers else answer as soon as the operating system knows.
 * The flag is set inside the transaction, of which there is one at a time in all tabs.
 */
async function change(
  make: (store: { put: (message: WaitingMessage) => unknown; delete: (key: string) => unknown }) => void,
): Promise<void> {
  const transaction = (await open()).transaction('message', 'readwrite', { durability: 'strict' })
  make(transaction.store)
  await Promise.all([transaction.store.count().then(flag), transaction.done])
}

function flag(count: number): void {
  try {
    if (count > 0) localStorage.setItem(WAITING, '1')
    else localStorage.removeItem(WAITING)
  } catch {
    // The message is kept all the same: the contact page looks for it without being told.
  }
}

/** @throws when this browser keeps nothing: private windows, blocked or full storage */
export async function keepMessage(message: WaitingMessage): Promise<void> {
  await change((store) => store.put(message))
}

export async function dropMessage(key: string): Promise<void> {
  await change((store) => store.delete(key))
}

export async function findMessage(key: string): Promise<WaitingMessage | undefined> {
  return (await open()).get('message', key)
}

/** Those that were written first come first. */
export async function listMessages(): Promise<WaitingMessage[]> {
  return (await (await open()).getAll('message')).toSorted((a, b) => a.writtenAt - b.writtenAt)
}
