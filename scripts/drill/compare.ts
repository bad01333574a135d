import type { Store } from '../../server/core/store/store.ts'
import type { TakenMail } from './mail-server.ts'

/** Counts that must be 0 are breaches. */
export interface DrillFindings {
  acknowledged: number
  stored: number
  mailed: number
  /** Sent more than once: allowed after a crash or a broken connection. */
  mailedAgain: number
  breaches: {
    /** Acknowledged, but not stored under its reference. */
    lost: number
    storedTwice: number
    notMailed: number
    mailedNotStored: number
    /** Repeated mails with different Message-IDs cannot be recognized as one. */
    severalMessageIds: number
  }
}

/** @param acknowledged references by message key */
export async function compare(
  { db }: Pick<Store, 'db'>,
  acknowledged: Map<string, string>,
  taken: TakenMail[],
): Promise<DrillFindings> {
  const messages = await db.selectFrom('contact_message').select(['reference', 'subject']).execute()
  const stored = new Set(messages.map(({ reference }) => reference))
  const subjects = new Set(messages.map(({ subject }) => subject))
  const mailed = new Map<string, Set<string>>()
  const counts = new Map<string, number>()
  for (const { raw, messageId } of taken) {
    const reference = /^X-Enquiry-Reference: (\S+)/im.exec(raw)?.[1] ?? ''
    mailed.set(reference, (mailed.get(reference) ?? new Set()).add(messageId))
    counts.set(reference, (counts.get(reference) ?? 0) + 1)
  }
  const count = <Item>(items: Iterable<Item>, isBreach: (item: Item) => boolean) => [...items].filter(isBreach).length
  return {
    acknowledged: acknowledged.size,
    stored: stored.size,
    mailed: mailed.size,
    mailedAgain: count(counts.values(), (times) => times > 1),
    breaches: {
      lost: count(acknowledged.values(), (reference) => !stored.has(reference)),
      storedTwice: messages.length - subjects.size,
      notMailed: count(stored, (reference) => !mailed.has(reference)),
      mailedNotStored: count(mailed.keys(), (reference) => !stored.has(reference)),
      severalMessageIds: count(mailed.values(), (ids) => ids.size > 1),
    },
  }
}
