import type { Generated } from 'kysely'
import type { z } from 'zod'
import { nepalDay } from '../../../../contract/calendar/nepal-day.ts'
import type { Locale } from '../../../../contract/locale.ts'
import { note } from '../../../../server/core/audit/audit.ts'
import type { WriteDeps } from '../../../../server/core/audit/writing.ts'
import { listContentStates } from '../../../../server/core/content/store/content-items.ts'
import { invalid } from '../../../../server/core/process/service-error.ts'
import { settingsFact } from '../../../../server/core/settings/settings-fact.ts'
import type { Db } from '../../../../server/core/store/schema.ts'
import type { LetterDetails, LetterWordings, newWordingSchema } from '../../contract/letter-wording.ts'
import { faultOfWording, LAW_AS_OF } from '../../contract/letter.ts'
import texts from './wording.json' with { type: 'json' }

declare module '../../../../server/core/store/schema.ts' {
  interface Database {
    letter_wording: {
      id: Generated<number>
      language: Locale
      /** Null: back to that of the product. */
      wording: string | null
      made_by: string
      made_at: string
    }
  }
}

/** Wordings of the history, the newest first. */
const MOST = 50

const UNSET = { postalAddressEn: '', postalAddressNe: '', mobile: '', mainPersonId: null, signatoryId: null, at: null }
/** `at`: when they were saved. */
export const letterDetails = settingsFact<LetterDetails & { at: string | null }>('letter-details', UNSET)

/** The wording that was saved last, with its day, and those before it; or the product's, with the day of its law. */
export async function getWording(db: Db, language: Locale) {
  const history = await db
    .selectFrom('letter_wording')
    .select(['id', 'wording as text', 'made_by as by', 'made_at as at'])
    .where('language', '=', language)
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute()
  const product = texts[language].join('\n')
  const text = history[0]?.text ?? product
  return { text, product, of: text === product ? LAW_AS_OF : nepalDay(new Date(history[0]!.at)), history }
}

/** All that the form of the wording shows. */
export async function getWordings(db: Db): Promise<LetterWordings> {
  const { at: _, ...details } = await letterDetails.read(db)
  return { wordings: { ne: await getWording(db, 'ne'), en: await getWording(db, 'en') }, details }
}

/** The wordings before it stay in the history. @throws ServiceError invalid */
export async function saveWording({ db, actor, now }: WriteDeps, { language, text }: z.infer<typeof newWordingSchema>) {
  const fault = text === null ? undefined : faultOfWording(text)
  if (fault) throw invalid({ text: fault.words.en.replace('%{part}', () => fault.part.en) })
  await db.transaction().execute(async (tx) => {
    const values = { language, wording: text, made_by: actor.email, made_at: now().toISOString() }
    await tx.insertInto('letter_wording').values(values).execute()
    await note(tx, actor, now(), { action: 'update', entity: 'letter_wording', label: language })
  })
  return getWordings(db)
}

/** Saves what only letters have. @throws ServiceError invalid for somebody who is not of the team */
export async function saveDetails(deps: WriteDeps, details: LetterDetails): Promise<LetterWordings> {
  for (const name of ['mainPersonId', 'signatoryId'] as const) {
    const id = details[name]
    const [person] = id === null ? [] : await listContentStates(deps.db, 'teams', [id])
    if (id !== null && (!person || person.state === 'trash')) throw invalid({ [name]: 'Choose somebody of the team' })
  }
  const saved = { ...details, at: deps.now().toISOString() }
  await letterDetails.save(deps, saved, { entity: 'letter_wording', label: 'details' })
  return getWordings(deps.db)
}
