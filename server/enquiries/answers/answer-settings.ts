import type { Kysely } from 'kysely'
import type { AnswerSettings } from '../../../contract/enquiries/answer-settings.ts'
import { note } from '../../core/audit/audit.ts'
import type { WriteDeps } from '../../core/audit/writing.ts'
import { findFact, replaceFact } from '../../core/store/facts.ts'
import type { Database } from '../../core/store/schema.ts'
import { DEFAULT_TEMPLATES } from './default-templates.ts'

const FACT = 'answer_settings'

/** The firm's templates of answers, and where replies go. */
export async function readAnswerSettings(db: Kysely<Database>): Promise<AnswerSettings> {
  const value = await findFact(db, FACT)
  return value === undefined
    ? { repliesTo: 'firm', templates: DEFAULT_TEMPLATES }
    : (JSON.parse(value) as AnswerSettings)
}

/** No visitor sees them, so the content revision stays. */
export async function writeAnswerSettings({ db, actor, now }: WriteDeps, given: AnswerSettings): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await replaceFact(tx, FACT, JSON.stringify(given))
    await note(tx, actor, now(), { action: 'update', entity: 'settings', id: 1, label: 'answers to messages' })
  })
}
