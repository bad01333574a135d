import { formatWrittenDate } from '../../contract/calendar/format-date.ts'
import { nepalDay } from '../../contract/calendar/nepal-day.ts'
import { nepaliDates } from '../../contract/calendar/nepali-dates.ts'
import { toWritten } from '../../contract/calendar/other-calendar.ts'
import type { Locale } from '../../contract/locale.ts'
import type { ProjectDetail } from '../../contract/projects/project.ts'
import type { Sheet, SheetCheck } from '../../contract/sheets/sheet.ts'
import { dayInBs } from '../core/languages/calendar.ts'
import { notFound } from '../core/process/service-error.ts'
import type { Db } from '../core/store/schema.ts'
import { getProject, listProjectsWithFacts } from '../projects/public.ts'
import { hashFacts, listChanged } from './sheet-facts.ts'
import { currentKey, keysForChecking, type KeyDeps } from './sheet-keys.ts'
import { decodeNumber, digestOf, encodeNumber, decodeToken, encodeToken } from './sheet-number.ts'

/**
 * Issues a sheet of a project as it is public today. Nothing is stored: the same project, language and day give the same
 * sheet, and its token says what it needs to be checked. @throws ServiceError not_found
 */
export async function issueSheet(deps: KeyDeps, slug: string, locale: Locale): Promise<Sheet> {
  const project = await getProject(deps.db, slug, locale)
  const { privateKey, numberKey } = await currentKey(deps)
  const day = nepalDay(deps.now())
  const payload = { locale, projectId: project.id, day, hashes: hashFacts(project) }
  return {
    issuedOn: day,
    days: daysOf(day),
    number: encodeNumber(payload, numberKey),
    token: encodeToken(payload, privateKey),
  }
}

/** @param code the token of a sheet, or its number @throws ServiceError not_found for what is no sheet of this firm */
export async function checkSheet(deps: Pick<KeyDeps, 'db' | 'secret'>, code: string): Promise<SheetCheck> {
  const sheet = await readCode(deps, code)
  if (!sheet) throw notFound('Sheet')
  const { locale, day, projectId } = sheet
  const project = await findProject(deps.db, projectId, locale)
  const base = { issuedOn: day, days: daysOf(day), locale, changed: [], slug: project?.slug ?? null }
  if (!project) return { ...base, state: 'withdrawn' }
  const now = hashFacts(project)
  if ('hashes' in sheet) {
    const changed = listChanged(sheet.hashes, now)
    return { ...base, changed, state: changed.length > 0 ? 'changed' : 'unchanged' }
  }
  return { ...base, state: digestOf(now, sheet.facts) === sheet.digest ? 'unchanged' : 'changed' }
}

/** What a token or a number says, if it is of this firm. */
export async function readCode(deps: Pick<KeyDeps, 'db' | 'secret'>, code: string) {
  const { publicKeys, numberKeys } = await keysForChecking(deps)
  return decodeToken(code, publicKeys) ?? decodeNumber(code, numberKeys)
}

async function findProject(db: Db, id: number, locale: Locale): Promise<ProjectDetail | undefined> {
  const [row] = await listProjectsWithFacts(db, [id], locale)
  return row && getProject(db, row.slug, locale)
}

function daysOf(day: string): Sheet['days'] {
  const ad = formatWrittenDate(toWritten(day, 'ad'), 'en')
  const bs = dayInBs(day, 'en')
  return { en: bs ? `${ad} (${bs})` : ad, ne: nepaliDates.day(day) }
}
