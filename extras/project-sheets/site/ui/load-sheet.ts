import { data } from 'react-router'
import type { Sheet as Issue, SheetCheck } from '../../contract/sheet.ts'
import { ApiError } from '../../../../site/api/api-error.ts'
import type { SiteApi } from '../../../../site/api/site-api.ts'
import { pick } from '../../../../site/pick.ts'
import { withoutAlt } from '../../../../site/ui/picture/picture.tsx'
import { placesOf } from '../../../../site/ui/project/places-of.ts'
import { htmlToText } from '../../../../contract/html-text.ts'

/** In characters: what fits the page beside the longest facts (sheet.css bounds the lines). */
const TEXT_LENGTH = { withPicture: 1000, alone: 2000 }

/** As many as the page of A4 has room for. */
const MOST_OWN_FACTS = 8

/** @param isDraft of a preview: what is not published is not issued */
export async function loadSheet(api: SiteApi, slug: string, isDraft: boolean) {
  const [project, provinces, issue] = await Promise.all([
    api.getProject(slug),
    api.listProvinces(),
    isDraft ? null : api.getOne<Issue>(`sheets/slug/${encodeURIComponent(slug)}`),
  ])
  const picture = withoutAlt(project.pictures[0])
  const shown = sheetText(project.description, TEXT_LENGTH[picture ? 'withPicture' : 'alone'])
  const facts = project.facts.slice(0, MOST_OWN_FACTS)
  return { ...shownFacts(project, provinces), facts, picture, ...shown, issue }
}

/** For ProjectFacts, without what would be sent for nothing. */
export function shownFacts(
  project: Awaited<ReturnType<SiteApi['getProject']>>,
  provinces: Awaited<ReturnType<SiteApi['listProvinces']>>,
) {
  const { districts, datesAsEntered } = project
  return {
    ...pick(project, ['slug', 'code', 'title', 'locale', 'locales', 'englishFacts', 'parent', 'client', 'funder']),
    ...pick(project, ['services', 'scope', 'status', 'start', 'end', 'periodBs', 'checkedIn', 'size', 'unitName']),
    ...pick(project, ['quantities', 'value', 'partnership', 'jointVenture', 'share', 'role', 'facts']),
    ...(datesAsEntered && { datesAsEntered }),
    places: placesOf(districts, provinces),
  }
}

export type SheetData = Awaited<ReturnType<typeof loadSheet>>

/** @param code undefined: the form alone; one that this firm has not issued answers 404, with words of its own */
export async function loadCheck(api: SiteApi, code: string | undefined): Promise<CheckData> {
  if (code === undefined) return { code, check: null, project: null }
  const check = await api.getOne<SheetCheck>(`sheets/${encodeURIComponent(code)}`).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  })
  if (!check) return data({ code, check, project: null }, { status: 404 }) as unknown as CheckData
  const [project, provinces] =
    check.slug === null ? [null, []] : await Promise.all([api.getProject(check.slug), api.listProvinces()])
  return { code, check, project: project && shownFacts(project, provinces) }
}

export interface CheckData {
  code: string | undefined
  check: SheetCheck | null
  project: ReturnType<typeof shownFacts> | null
}

/**
 * The beginning of a description, as one text that ends with a sentence if it can. Not of descriptionPoints, which would
 * then be loaded with every page (plugins.ts). @param length in characters
 */
function sheetText(description: string, length: number): { text: string; isShortened: boolean } {
  const text = htmlToText(description)
  if (text.length <= length) return { text, isShortened: false }
  const cut = text.slice(0, length)
  const end = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('। '))
  return { text: end > length / 2 ? cut.slice(0, end + 1) : `${cut.trimEnd()}…`, isShortened: true }
}
