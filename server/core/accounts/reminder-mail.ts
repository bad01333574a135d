import type { Locale } from '../../../contract/locale.ts'
import { findStaffUser, listBidWriters } from './store/staff.ts'
import type { Db } from '../store/schema.ts'
import { oneLine, sentencesMail } from '../mail/mail-text.ts'
import { queueMail, type MailTemplate } from '../mail/templates.ts'

interface Reminder<Row> {
  label: string
  /** Below the address of the site, where the reader goes on. */
  path: string
  carerOf: (row: Row) => string | null
  /** Those that are to be told still. @param about as queued */
  list: (db: Db, about: string) => Promise<Row[]>
  /** @param deps now: when the mail is sent */
  say: (
    rows: Row[],
    locale: Locale,
    deps: { db: Db; now: Date },
  ) => Promise<{ subject: string; begin: string; lines: string[]; open: string }>
}

/** One mail of several things, for each who looks after some of them while an owner or bid writer, or else for the owners. */
export function reminderOf<Row>(kind: string, { label, path, carerOf, list, say }: Reminder<Row>) {
  /** @returns a function from a row to the ids of those who are told */
  async function recipientsOf(db: Db) {
    const carers = await listBidWriters(db)
    const owners = [...carers.values()].filter(({ role }) => role === 'owner').map(({ id }) => id)
    return (row: Row): string[] => (carers.has(carerOf(row) ?? '') ? [carerOf(row)!] : owners)
  }
  const mail: MailTemplate = {
    label,
    async compose(db, given, { now, publicUrl }) {
      const [about = '', id = ''] = given.about.split(' ')
      const user = await findStaffUser(db, id)
      const told = await recipientsOf(db)
      const rows = (await list(db, about)).filter((row) => told(row).includes(id))
      if (!user || rows.length === 0) return undefined
      const { subject, begin, lines, open } = await say(rows, user.locale, { db, now })
      const link = publicUrl === undefined ? [] : [`${open}: ${publicUrl}${path}`]
      return sentencesMail(user, subject, [begin, ...lines.map(oneLine), ...link])
    },
  }
  return {
    mail,
    /** In a transaction. @param about a word, such as the time of a run, by which `list` finds the rows again @param at now, UTC ISO */
    async queue(tx: Db, rows: Row[], about: string, at: string): Promise<void> {
      const told = await recipientsOf(tx)
      for (const id of new Set(rows.flatMap(told))) await queueMail(tx, { kind, about: `${about} ${id}`, at })
    },
  }
}
