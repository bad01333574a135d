import type { Kysely } from 'kysely'
import { ADDRESSES } from '../../contract/addresses.ts'
import { DEFAULT_LOCALE } from '../../contract/locale.ts'
import { PAGE_LOCALES, type PageLocale } from '../../contract/page-locales.ts'
import { cardPath, type CardPage, type SocialCard } from '../../contract/social-card.ts'
import type { JobHandler, JobOutcome } from '../core/jobs/handler.ts'
import type { Log } from '../core/process/log.ts'
import type { CardFiles } from './card-files.ts'
import type { CardMaker } from '../core/pictures/picture-workshop.ts'
import { StoppingError } from '../core/pictures/shared-process.ts'
import { nextTurn } from '../core/process/next-turn.ts'
import { ALL_CARDS_JOB, CARD_JOB, OVERVIEWS, queueAllCards } from './social-cards.ts'
import type { Database } from '../core/store/schema.ts'
import { findCard, hasContent, listCards, listOverviewCards } from './find-cards.ts'

const EVERY_DAY = 24 * 60 * 60_000
/** Milliseconds: ten thousand cards take half an hour. */
const TIMEOUT = 6 * 60 * 60_000

export interface CardJobDeps {
  /** For slow reads (store.ts). */
  db: Kysely<Database>
  cards: CardMaker
  log: Log
  pageLocales?: readonly PageLocale[]
}

/**
 * Queues a comparison of all cards where that of home is missing: at the first start, with another design, and after a
 * loss of the files. Whatever else is missing follows from publications and from the daily comparison.
 */
export async function queueMissingCards(db: Kysely<Database>, files: CardFiles, now: Date): Promise<void> {
  if (!(await hasContent(db))) return
  const home = await findCard(db, { locale: DEFAULT_LOCALE, path: ADDRESSES.home.path })
  if (!home || !(await files.has(home))) await queueAllCards(db, now.toISOString())
}

/** Makes the social pictures that are missing or show something else than their page, and removes those of no page. */
export function createCardHandlers({ db, cards, log, pageLocales = PAGE_LOCALES }: CardJobDeps): JobHandler[] {
  /** Reads the page at the last moment: another job may have made a newer card since it was listed. */
  async function update(page: CardPage): Promise<void> {
    const card = await findCard(db, page)
    if (!card) await cards.files.remove(page)
    else if (!(await cards.files.has(card))) await cards.make(card)
  }

  async function updateMissing(listed: SocialCard[], signal: AbortSignal): Promise<void> {
    for (const card of listed) {
      signal.throwIfAborted()
      if (await cards.files.has(card)) continue
      await update(card).catch((error: unknown) => {
        if (signal.aborted || error instanceof StoppingError) throw error
        log.error(`social pictures: ${cardPath(card)} could not be made`, error)
      })
    }
  }

  async function updateAll(signal: AbortSignal): Promise<void> {
    const known = new Set<string>()
    // Ten empty sites on a machine would draw the same few pictures at once; the first publication queues its own.
    for (const locale of (await hasContent(db)) ? pageLocales : []) {
      for await (const part of listCards(db, locale)) {
        for (const card of part) known.add(cardPath(card))
        await updateMissing(part, signal)
        await nextTurn()
      }
    }
    for (const page of await cards.files.listPages()) if (!known.has(cardPath(page))) await update(page)
  }

  return [
    {
      kind: CARD_JOB,
      attempts: 5,
      run: ({ subject }, signal) =>
        untilStop(async () => {
          for (const locale of pageLocales) {
            if (subject === OVERVIEWS) await updateMissing(await listOverviewCards(db, locale), signal)
            else await update({ locale, path: subject })
          }
        }),
    },
    {
      kind: ALL_CARDS_JOB,
      every: EVERY_DAY,
      timeout: TIMEOUT,
      run: (_job, signal) => untilStop(() => updateAll(signal)),
    },
  ]
}

/** The rest is done after the next start. */
async function untilStop(work: () => Promise<void>): Promise<JobOutcome> {
  try {
    await work()
    return { state: 'done' }
  } catch (error) {
    if (error instanceof StoppingError) return { state: 'queued' }
    throw error
  }
}
