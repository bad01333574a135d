import { href } from '../../../contract/addresses.ts'
import type { Project } from '../../../contract/project.ts'
import type { PageLocale } from '../../../contract/page-locales.ts'
import type { SiteApi } from '../../api/site-api.ts'
import { loadToday } from '../../today.ts'
import { loadProfile } from '../profile/load-profile.ts'

/** Of each discipline. */
const SELECTED_PROJECTS = 3

/** The capability statement as of today, with the first projects of each discipline. */
export async function loadStatement(api: SiteApi, locale: PageLocale) {
  const [profile, asOf] = await Promise.all([loadProfile(api), loadToday(api, locale)])
  const disciplines = await Promise.all(
    profile.disciplines.map(async (discipline) => {
      const { data } = await api.listProjects({ service: discipline.slug, limit: SELECTED_PROJECTS })
      return { ...discipline, projects: data.map(toSelectedProject) }
    }),
  )
  return { ...profile, disciplines, asOf, path: href('profile') }
}

function toSelectedProject({
  slug,
  code,
  title,
  client,
  districts,
  start,
  end,
  periodBs,
  datesAsEntered,
  status,
  locale,
}: Project) {
  return {
    slug,
    code,
    title,
    client: client?.name ?? '',
    place: districts.map(({ name }) => name).join(', '),
    start,
    end,
    periodBs,
    ...(datesAsEntered && { datesAsEntered }),
    status,
    locale,
  }
}

export type StatementData = Awaited<ReturnType<typeof loadStatement>>
