import type { Sheet as Issue } from '../../contract/sheet.ts'
import type { SiteApi } from '../../../../site/api/site-api.ts'
import { pick } from '../../../../site/pick.ts'
import { withoutAlt } from '../../../../site/ui/picture/picture.tsx'
import { placesOf } from '../../../../site/ui/project/places-of.ts'
import { htmlToText } from '../../../../contract/html-text.ts'

/** In characters: what fits the page beside the longest facts (sheet.css bounds the lines). */
const TEXT_LENGTH = { withPicture: 1000, alone: 2000 }

/** @param isDraft of a preview: what is not published is not issued */
export async function loadSheet(api: SiteApi, slug: string, isDraft: boolean) {
  const [project, provinces, issue] = await Promise.all([
    api.getProject(slug),
    api.listProvinces(),
    isDraft ? null : api.getOne<Issue>(`sheets/slug/${encodeURIComponent(slug)}`),
  ])
  const picture = withoutAlt(project.pictures[0])
  const shown = sheetText(project.description, TEXT_LENGTH[picture ? 'withPicture' : 'alone'])
  return { ...shownFacts(project, provinces), picture, ...shown, issue }
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
    ...pick(project, ['quantities', 'value', 'partnership', 'jointVenture', 'share', 'role']),
    ...(datesAsEntered && { datesAsEntered }),
    places: placesOf(districts, provinces),
  }
}

export type SheetData = Awaited<ReturnType<typeof loadSheet>>

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
