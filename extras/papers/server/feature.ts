import { z } from '@hono/zod-openapi'
import { ATTACHMENT_TYPES } from '../../../contract/documents/document-file.ts'
import { formatFiscalYear } from '../../../contract/calendar/fiscal-year.ts'
import { nepalDay } from '../../../contract/calendar/nepal-day.ts'
import { localeQuerySchema } from '../../../contract/list.ts'
import type { Locale } from '../../../contract/locale.ts'
import { toPageLocale } from '../../../contract/page-locales.ts'
import { uploadQuerySchema } from '../../../contract/pictures/picture-library.ts'
import { deleted, one, routerOf, servedCallsOf, told } from '../../../server/core/accounts/served-calls.ts'
import { fileAnswer } from '../../../server/core/api/download.ts'
import { fileBody } from '../../../server/core/api/router.ts'
import type { PaperSource } from '../../../server/core/documents/paper-source.ts'
import type { ApiDeps, Feature } from '../../../server/core/feature.ts'
import { dayInBs } from '../../../server/core/languages/calendar.ts'
import { fileOf } from '../../../server/core/pictures/picture-uploads.ts'
import type { Db } from '../../../server/core/store/schema.ts'
import { shownOf } from '../../../server/core/store/shown-row.ts'
import { PAPER_KIND_CODES, PAPER_KINDS, titleOf } from '../contract/paper-kinds.ts'
import * as contract from '../contract/papers.ts'
import { addPaper, changePaper, getShelf, listGaps, removePaper } from './papers.ts'
import { addScan, orderScans, removeScan, sendJoined, sendScan, joinFilesOf } from './scans.ts'
import { getPaper, isCurrent, listRows, toSummary, getRow, mayRead } from './store.ts'
import { createReminderHandler, paperReminder } from './reminders.ts'
import { onSample } from './sample.ts'

/** Bytes of a joined PDF. */
const BOUNDS = { least: 100_000, usual: 1_000_000, most: 25_000_000 }
const fault = `bound must be a number of bytes from ${BOUNDS.least} to ${BOUNDS.most}`
const boundSchema = z.coerce.number(fault).int(fault).min(BOUNDS.least, fault).max(BOUNDS.most, fault)

const call = servedCallsOf<ApiDeps>('Papers', { access: 'bids' })

/** The calls of owners and bid writers. A paper that somebody may not see is not found. */
const papersApi = routerOf(
  call('get /', 'The papers of the firm by their state, and what an office’s standing list asks for beside them', {
    description: 'The search looks at kinds in both languages, names, numbers, issuers, fiscal years and notes.',
    query: contract.shelfQuerySchema,
    200: one(contract.shelfSchema, 'At most 1,000 papers'),
    handle: (deps, { query }) => getShelf(deps, query),
  }),
  call('post /', 'Add a paper, perhaps in place of an older one', {
    body: contract.newPaperSchema,
    201: told('Stored', contract.paperSchema, 'The paper is added.'),
    handle: (deps, { body }) => addPaper(deps, body),
  }),
  call('get /{id}', 'One paper, with its files and those before and after it', {
    200: one(contract.paperSchema, 'All of it'),
    handle: (deps, { params }) => getPaper(deps, params.id),
  }),
  call('put /{id}', 'Change a paper', {
    body: contract.paperInputSchema,
    200: told('Stored', contract.paperSchema, 'The paper is saved.'),
    handle: (deps, { params, body }) => changePaper(deps, params.id, body),
  }),
  call('delete /{id}', 'Delete a paper with its files', {
    description: 'The one that it took the place of is no longer replaced, unless a newer one is there.',
    200: deleted('The paper is deleted.'),
    handle: (deps, { params }) => removePaper(deps, params.id),
  }),
  call('post /{id}/files', 'Add a scan as the last file', {
    description: 'PDF, JPEG, PNG or WebP by its contents; at most 10 files of 20 MB.',
    query: uploadQuerySchema,
    body: fileBody,
    201: told('Stored', contract.paperSchema, 'The file is stored.'),
    handle: (deps, { params, query, context }) => addScan(deps, params.id, fileOf(context, query.name)),
  }),
  call('put /{id}/files', 'Put the files into another order', {
    body: contract.scanOrderSchema,
    200: told('Stored', contract.paperSchema, 'The order is saved.'),
    handle: (deps, { params, body }) => orderScans(deps, params.id, body.keys),
  }),
  call('get /{id}/pdf', 'The files of a paper as one PDF, which the audit log notes', {
    description:
      'Pictures and scans are made smaller until it fits. `Joined-Files` says of each file what became of it: `kept` or `smaller`, and what its PDF had that the pages have not.',
    query: z.object({ bound: boundSchema.default(BOUNDS.usual).meta({ description: 'Bytes at most' }) }),
    200: fileAnswer(ATTACHMENT_TYPES.pdf, 'To be saved'),
    handle: (deps, { params, query, context }) => sendJoined(deps, context, params.id, query.bound),
  }),
  call('get /{id}/files/{key}', 'A file, which the audit log notes', {
    200: fileAnswer('application/octet-stream', 'To be saved'),
    handle: (deps, { params: { id, key }, context }) => sendScan(deps, context, id, key),
  }),
  call('delete /{id}/files/{key}', 'Delete a file', {
    200: told('Deleted', contract.paperSchema, 'The file is deleted.'),
    handle: (deps, { params: { id, key } }) => removeScan(deps, id, key),
  }),
)

/** The call of visitors. */
const publicPapersApi = routerOf(
  servedCallsOf<ApiDeps>('Papers', { access: 'public' })(
    'get /',
    'The public papers of the firm that are valid today',
    {
      description: 'Without their files, which visitors never get.',
      cache: ['locale'],
      query: localeQuerySchema,
      200: one(z.array(contract.publicPaperSchema), `At most ${contract.MOST_PUBLIC_PAPERS}, by kind`),
      handle: ({ db, now }, { query }) => listPublicPapers(db, query.locale, nepalDay(now())),
    },
  ),
)

/** @param today in Nepal */
async function listPublicPapers(db: Db, locale: Locale, today: string): Promise<contract.PublicPaper[]> {
  const isValid = (paper: contract.PaperSummary) => isCurrent(paper, today) && paper.state !== 'ended'
  const rows = (await listRows(db)).filter((row) => row.access === 'public' && isValid(toSummary(row, today)))
  const inOrder = PAPER_KIND_CODES.flatMap((kind) => rows.filter((row) => row.kind === kind))
  return inOrder.slice(0, contract.MOST_PUBLIC_PAPERS).map((row) => ({
    ...shownOf(contract.publicPaperSchema, row),
    fiscalYear: row.fiscal_year === null ? null : formatFiscalYear(row.fiscal_year),
    kindName: PAPER_KINDS[row.kind].name[toPageLocale(locale)],
    issuedOnBs: dayInBs(row.issued_on, locale),
    validUntilBs: dayInBs(row.valid_until, locale),
  }))
}

/** The papers for applications of other extras, in the order of their kinds. */
const paperSource: PaperSource = {
  async list({ db, actor, now }) {
    const today = nepalDay(now())
    const rows = await listRows(db)
    const shown = rows.filter((row) => mayRead(actor, row)).map((row) => toSummary(row, today))
    const papers = shown.filter((paper) => isCurrent(paper, today))
    return {
      kinds: PAPER_KIND_CODES.map((kind) => {
        const { name, isForStandingList = false } = PAPER_KINDS[kind]
        return { kind, name, isForStandingList }
      }),
      papers: PAPER_KIND_CODES.flatMap((kind) => papers.filter((paper) => paper.kind === kind)).map((paper) => ({
        ...paper,
        title: titleOf(paper),
        hasEnded: paper.state === 'ended',
      })),
      missing: listGaps(rows, today, actor).map((gap) => ({ kind: gap.kind, title: titleOf({ ...gap, name: '' }) })),
    }
  },
  async join(deps, ids, options) {
    const rows = []
    for (const id of ids) rows.push(await getRow(deps.db, id, deps.actor))
    return joinFilesOf(deps, rows, options)
  },
}

export const feature: Feature = {
  on: onSample,
  papers: paperSource,
  mails: { papers: paperReminder.mail },
  api: (deps) => ({ '/papers': papersApi(deps), '/public-papers': publicPapersApi(deps) }),
  jobs: (deps) => [createReminderHandler(deps)],
}
