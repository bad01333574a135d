import type { MiddlewareHandler } from 'hono'
import type { ApiEnvironment } from '../../../server/core/api/router.ts'
import { note } from '../../../server/core/audit/audit.ts'
import type { WriteDeps } from '../../../server/core/audit/writing.ts'
import { forbidden, notFound } from '../../../server/core/process/service-error.ts'
import { settingsFact } from '../../../server/core/settings/settings-fact.ts'
import { hasRows } from '../../../server/core/store/engine.ts'
import type { Db } from '../../../server/core/store/schema.ts'
import type { AnswerTemplates, ApplicationSettings, Questions } from '../contract/applications.ts'
import { MONTHS } from '../contract/bounds.ts'
import readyAnswers from './ready-answers.json' with { type: 'json' }

const settings = settingsFact<ApplicationSettings>('applications', { months: MONTHS.usual, readers: [] })
/** Ready answers, until an owner has saved others. */
export const templates = settingsFact<AnswerTemplates>('applications-templates', readyAnswers)
const questionsOf = (vacancy: number) => settingsFact<Questions>(`applications-questions-${vacancy}`, { questions: [] })

export const getSettings = settings.read

/** The one place where the right to see applications is checked: owners have it, and the staff whom they have chosen. */
export const requireRight =
  (db: Db): MiddlewareHandler<ApiEnvironment> =>
  async (context, next) => {
    const { signedIn } = context.var
    // No call that is declared lets visitors in.
    if (!signedIn) throw notFound('Call')
    const { id, role } = signedIn.staff
    if (role !== 'owner' && !(await getSettings(db)).readers.includes(id))
      throw forbidden('Only owners see applications, and the staff whom they have chosen')
    await next()
  }

/** The day of a deletion. @param from a day, such as 2026-08-31 @returns the same day of a later month, or its last */
export function addMonths(from: string, months: number): string {
  const [year = 0, month = 0, day = 0] = from.split('-').map(Number)
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10)
}

/** Fewer months hold for all applications, more for those to come: applicants were told a day. */
export function putSettings({ db, actor, now }: WriteDeps, given: ApplicationSettings) {
  return db.transaction().execute(async (tx) => {
    await settings.write(tx, given)
    for (const { counted_from } of await tx.selectFrom('application').select('counted_from').distinct().execute()) {
      const delete_on = addMonths(counted_from, given.months)
      const those = tx.updateTable('application').set({ delete_on }).where('counted_from', '=', counted_from)
      await those.where('delete_on', '>', delete_on).execute()
    }
    const label = `settings: ${given.months} months, ${given.readers.length} readers`
    await note(tx, actor, now(), { action: 'update', entity: 'application', label })
    return given
  })
}

export const getQuestions = (db: Db, vacancy: number) => questionsOf(vacancy).read(db)

/** @throws ServiceError not_found */
export async function putQuestions(deps: WriteDeps, vacancy: number, given: Questions): Promise<Questions> {
  if (!(await hasRows(deps.db.selectFrom('news').select('id').where('id', '=', vacancy)))) throw notFound('Vacancy')
  return questionsOf(vacancy).save(deps, given, { entity: 'application', label: `questions of vacancy ${vacancy}` })
}
