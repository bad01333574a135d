import { z } from '@hono/zod-openapi'
import { formatFiscalYear } from '../../../contract/calendar/fiscal-year.ts'
import { nepalDay } from '../../../contract/calendar/nepal-day.ts'
import { localeQuerySchema } from '../../../contract/list.ts'
import type { Locale } from '../../../contract/locale.ts'
import { toPageLocale } from '../../../contract/page-locales.ts'
import { one, routerOf, servedCallsOf } from '../../../server/core/accounts/served-calls.ts'
import type { ApiDeps } from '../../../server/core/feature.ts'
import { dayInBs } from '../../../server/core/languages/calendar.ts'
import { shownOf } from '../../../server/core/store/shown-row.ts'
import type { Db } from '../../../server/core/store/schema.ts'
import { PAPER_KIND_CODES, PAPER_KINDS } from '../contract/paper-kinds.ts'
import { MOST_PUBLIC_PAPERS, publicPaperSchema, type PublicPaper } from '../contract/public-papers.ts'
import { listRows, toSummary, type PaperRow } from './store.ts'

/** The call of visitors. */
export const publicPapersApi = routerOf(
  servedCallsOf<ApiDeps>('Papers', { access: 'public' })(
    'get /',
    'The public papers of the firm that are valid today',
    {
      description: 'Without their files, which visitors never get.',
      cache: ['locale'],
      query: localeQuerySchema,
      200: one(z.array(publicPaperSchema), `At most ${MOST_PUBLIC_PAPERS}, by kind`),
      handle: ({ db, now }, { query }) => listPublicPapers(db, query.locale, nepalDay(now())),
    },
  ),
)

/** @param today in Nepal */
async function listPublicPapers(db: Db, locale: Locale, today: string): Promise<PublicPaper[]> {
  const isShown = (row: PaperRow) =>
    row.access === 'public' &&
    (row.valid_from ?? today) <= today &&
    ['valid', 'ending'].includes(toSummary(row, today).state)
  const orderOf = ({ kind }: PaperRow) => PAPER_KIND_CODES.indexOf(kind)
  const rows = (await listRows(db)).filter(isShown).toSorted((row, other) => orderOf(row) - orderOf(other))
  return rows.slice(0, MOST_PUBLIC_PAPERS).map((row) => ({
    ...shownOf(publicPaperSchema, row),
    fiscalYear: row.fiscal_year === null ? null : formatFiscalYear(row.fiscal_year),
    kindName: PAPER_KINDS[row.kind].name[toPageLocale(locale)],
    issuedOnBs: dayInBs(row.issued_on, locale),
    validUntilBs: dayInBs(row.valid_until, locale),
  }))
}
