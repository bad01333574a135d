import { createReadStream } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { listBidWriters } from '../../../../server/core/accounts/store/staff.ts'
import type { Actor } from '../../../../server/core/audit/audit.ts'
import type { PaperSource } from '../../../../server/core/documents/paper-source.ts'
import type { JobDeps } from '../../../../server/core/feature.ts'
import type { JobHandler } from '../../../../server/core/jobs/handler.ts'
import { withPartFiles } from '../../../../server/core/media/incoming-files.ts'
import { adoptPrivateFile, insertPrivateFiles } from '../../../../server/core/media/private-files.ts'
import { mediaOf } from '../../../../server/core/media/site-place.ts'
import { HOUR } from '../../../../server/core/process/durations.ts'
import { measure } from '../../../../server/core/process/measure.ts'
import { conflict, messageOf, ServiceError } from '../../../../server/core/process/service-error.ts'
import { UnavailableError } from '../../../../server/core/process/unavailable.ts'
import { inTurn } from '../../../../server/core/store/engine.ts'
import { shownOf } from '../../../../server/core/store/shown-row.ts'
import { aboutApplication, APPLICATION_BOUNDS } from '../../contract/application-states.ts'
import { packPaperSchema, type PackFile } from '../../contract/applications.ts'
import { writeDocx } from '../letter/docx.ts'
import { getOffice } from '../offices/offices.ts'
import { PACKS_JOB } from './applications.ts'
import { composeFor, readShelf } from './plan.ts'
import { listRows, STANDING_LOCK, updateApplication, type ApplicationRow } from './store.ts'

export type PackJobDeps = Pick<JobDeps, 'db' | 'now' | 'place' | 'papers' | 'log'>

/** All of a pack but its files. */
type Begun = Awaited<ReturnType<typeof begin>>
type Made = Omit<PackFile, 'key'> & { path: string }

/**
 * Makes packs one after the other, each with the rights of the account that asked for it. The rows hold the progress:
 * after a crash it goes on with those in the state `making`.
 */
export const createPackHandler = (deps: PackJobDeps): JobHandler => ({
  kind: PACKS_JOB,
  claim: PACKS_JOB,
  timeout: HOUR,
  async run(_job, signal) {
    for (;;) {
      const wanted = (await listRows(deps.db, { state: 'making' })).slice(-APPLICATION_BOUNDS.offices).toReversed()
      if (wanted.length === 0) return
      await withPartFiles(mediaOf(deps.place), (newPath) => makePacks(deps, wanted, newPath, signal))
    }
  },
})

async function makePacks(deps: PackJobDeps, rows: ApplicationRow[], newPath: () => string, signal: AbortSignal) {
  const { db, log, now } = deps
  /** Keeps the fault of a pack in its row; a store that does not answer ends the job, which is tried again. */
  const attempt = async (row: ApplicationRow, work: () => Promise<void>) => {
    try {
      signal.throwIfAborted()
      await work()
    } catch (error) {
      signal.throwIfAborted()
      if (error instanceof UnavailableError) throw error
      const isKnown = error instanceof ServiceError
      if (!isKnown) log.error(`standing list: the pack of application ${row.id} failed`, error)
      const fault = isKnown ? messageOf(error) : 'The letter or the PDF could not be made: try again'
      await updateApplication(db, row.id, { state: 'failed', fault, updated_at: now().toISOString() })
    }
  }
  const makers = new Map<string | null, ReturnType<typeof readMaker>>()
  const begun: (Begun & { letterPath: string })[] = []
  for (const row of rows)
    await attempt(row, async () => {
      const maker = makers.get(row.made_by) ?? readMaker(deps, row.made_by)
      makers.set(row.made_by, maker)
      begun.push({ ...(await begin(deps, row, await maker)), letterPath: newPath() })
    })
  if (begun.length === 0) return

  let fault: unknown
  const letters = begun.map(({ letter }) => letter)
  await writeDocx(letters, { to: begun.map(({ letterPath }) => letterPath), signal }).catch((error: unknown) => {
    fault = error
  })
  // Offices mostly ask for the same papers. A PDF that fits a smaller bound, too, is what would be made for it.
  const joins = new Map<string, { within: number; joining: ReturnType<typeof joinPapers> }>()
  for (const pack of begun.toSorted((one, other) => other.bound - one.bound))
    await attempt(pack.row, async () => {
      if (fault !== undefined) throw fault
      const { papers, bound, maker, letterPath } = pack
      const ids = papers.map(({ id }) => id)
      const key = `${ids.join()} ${maker.actor.id}`
      const known = joins.get(key)
      const last = await known?.joining.catch(() => undefined)
      const fits = known && (known.within === bound || (last && last.bytes <= bound))
      const joining = fits ? known.joining : joinPapers({ ...deps, ...maker }, ids, { bound, to: newPath(), signal })
      joins.set(key, { within: bound, joining })
      const { path, ...joined } = await joining
      const copy = newPath()
      await copyFile(path, copy)
      await keep(deps, pack, [
        { name: 'letter.docx', kind: 'docx', ...(await measureFile(letterPath)), path: letterPath, smaller: [] },
        { name: 'papers.pdf', kind: 'pdf', ...joined, path: copy },
      ])
    })
}

/** The account that asked for a pack. @throws ServiceError conflict where it may not do so any more */
async function readMaker(deps: PackJobDeps, id: string | null) {
  const user = (await listBidWriters(deps.db)).get(id ?? '')
  if (!user) throw conflict('The account that asked for this pack may not make it any more: make it yourself')
  const actor: Actor = { id: user.id, email: user.email, role: user.role, address: undefined }
  return { actor, shelf: await readShelf({ ...deps, actor }) }
}

/** @throws ServiceError not_found; conflict where a paper is no longer on the shelf */
async function begin(deps: PackJobDeps, row: ApplicationRow, maker: Awaited<ReturnType<typeof readMaker>>) {
  const papers = row.papers.map(({ id, title }) => {
    const held = maker.shelf.papers.find((paper) => paper.id === id)
    if (!held || held.hasEnded)
      throw conflict(`${title.en} has ended or was replaced: delete this application and make it anew`)
    return held
  })
  const office = await getOffice(deps.db, row.office_id)
  const letter = await composeFor(deps, { ...row, office, papers }, { fiscalYear: row.fiscal_year, day: row.day })
  if (!letter) throw conflict('It is not known for which kinds of works this application is')
  return { row, maker, papers, bound: office.bound, letter }
}

type JoinOptions = Parameters<PaperSource['join']>[2]

async function joinPapers(deps: PackJobDeps & { actor: Actor }, ids: number[], options: JoinOptions) {
  if (!deps.papers) throw conflict('The papers of the firm are not kept here any more')
  const files = await deps.papers.join(deps, ids, options)
  const smaller = files.flatMap(({ name, dpi }) => (dpi === undefined ? [] : [{ name, dpi }]))
  return { ...(await measureFile(options.to)), path: options.to, smaller }
}

const measureFile = (path: string) => measure(createReadStream(path))

/** Keeps a pack with its files, unless it was made or deleted meanwhile: then nothing names them, and they go. */
async function keep({ db, now, place }: PackJobDeps, { row, papers, letter }: Begun, made: Made[]): Promise<void> {
  const files: PackFile[] = []
  for (const { path, ...file } of made)
    files.push({ ...file, key: await adoptPrivateFile(db, mediaOf(place), path, now()) })
  const about = aboutApplication(row.id)
  const named = files.map(({ key, name, kind, bytes }) => ({ key, about, name, kind, bytes }))
  const at = now().toISOString()
  await inTurn(db, [STANDING_LOCK], async (tx) => {
    const [current] = await listRows(tx, { id: row.id, state: 'making' })
    if (!current) return
    await updateApplication(tx, row.id, {
      state: 'made',
      letter: JSON.stringify(letter),
      papers: JSON.stringify(papers.map((paper) => shownOf(packPaperSchema, paper))),
      files: JSON.stringify(files),
      made_at: at,
      version: current.version + 1,
      updated_at: at,
    })
    await insertPrivateFiles(tx, named)
  })
}
