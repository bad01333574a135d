import type { OwnFact } from '../../../contract/facts/own-fact.ts'
import type { SiteApi } from '../../api/site-api.ts'
import { yearsSince } from '../../dates.ts'
import { pick } from '../../pick.ts'
import { toCertificateSummary } from '../certificates/certificate-table.tsx'

/** All of them: the figure is their number. */
const ALL_PEOPLE = 10_000

/** The firm as profile and statement tell it, counted from the present records. */
export async function loadProfile(api: SiteApi) {
  const [page, certificates, facets, team, clients, settings, facts] = await Promise.all([
    api.getPage('profile'),
    api.listCertificates(),
    api.getProjectFacets({}),
    api.listTeam({ limit: ALL_PEOPLE }),
    api.listClients(),
    api.getSettings(),
    api.getOne<OwnFact[]>('settings/facts'),
  ])
  return {
    ...pick(page, ['title', 'summary', 'body', 'ask', 'seo', 'locale', 'locales']),
    firm: { ...pick(settings, ['name', 'foundedOn', 'foundedOnBs', 'address', 'phones', 'email']), facts },
    figures: {
      years: settings.foundedOn ? yearsSince(settings.foundedOn) : 0,
      projects: facets.total,
      districts: facets.districts.length,
      people: team.total,
    },
    certificates: certificates.map(toCertificateSummary),
    disciplines: facets.services
      .filter(({ parentId }) => parentId === null)
      .map((service) => pick(service, ['slug', 'name', 'count'])),
    people: team.data.map((person) => pick(person, ['id', 'name', 'position', 'qualifications', 'locale'])),
    clients: clients
      .filter(({ projectCount }) => projectCount > 0)
      .toSorted((one, other) => other.projectCount - one.projectCount)
      .map(({ slug, name, projectCount, locale }) => ({ slug, name, projectCount, locale })),
  }
}

export type Profile = Awaited<ReturnType<typeof loadProfile>>
