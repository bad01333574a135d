import { note, type AuditedAction } from '../audit/audit.ts'
import type { WriteDeps } from '../audit/writing.ts'
import { findFact, replaceFact } from '../store/facts.ts'
import type { Db } from '../store/schema.ts'

/** Settings that are one fact, as JSON. @param unset what holds where nothing was saved, or not this part of it */
export function settingsFact<Settings extends object>(name: string, unset: Settings) {
  const parse = (json = '{}'): Settings => ({ ...unset, ...(JSON.parse(json) as Partial<Settings>) })
  const write = (tx: Db, settings: Settings) => replaceFact(tx, name, JSON.stringify(settings))
  return {
    name,
    parse,
    write,
    read: async (db: Db) => parse(await findFact(db, name)),
    /** For those that no visitor sees: the content revision stays. */
    save: ({ db, actor, now }: WriteDeps, settings: Settings, action: Omit<AuditedAction, 'action'>) =>
      db.transaction().execute(async (tx) => {
        await write(tx, settings)
        await note(tx, actor, now(), { action: 'update', ...action })
        return settings
      }),
  }
}
