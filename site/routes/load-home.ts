import { yearsSince } from '../dates.ts'
import type { Load } from '../page.ts'
import { toNewsSummary } from '../ui/card/news-card.tsx'
import { toProjectSummary } from '../ui/card/project-card.tsx'
import { loadPageBlocks } from '../ui/blocks/load-page-blocks.ts'
import { toDisciplines } from '../ui/discipline/discipline.tsx'
import { toMapData } from '../ui/nepal-map/map-data.ts'
import { toPartnerName } from '../ui/partner-list/partner-list.tsx'
import './home-sheets.ts'

/** A file of its own, because home's scripts do not need it after a first view. */
export const loadHome = (async (api) => {
  const [home, services, all, ongoing, main, news, partners, districts, provinces, settings] = await Promise.all([
    api.getPage('home'),
    api.listServices(),
    api.listProjects({ limit: 1 }),
    api.listProjects({ status: 'ongoing', limit: 3 }),
    api.listProjects({ parent: 'none', status: 'completed', limit: 3 }),
    api.listNews({ limit: 3 }),
    api.listPartners(),
    api.listDistricts(),
    api.listProvinces(),
    api.getSettings(),
  ])
  const disciplines = toDisciplines(services.data)
  return {
    title: home.title,
    lead: home.summary || settings.tagline,
    locale: home.summary ? home.locale : settings.locale,
    picture: home.picture,
    seo: home.seo,
    intro: home.body,
    blocks: await loadPageBlocks(home.blocks, api),
    figures: {
      years: settings.foundedOn ? yearsSince(settings.foundedOn) : 0,
      projects: all.meta.total,
      districts: districts.filter(({ projectCount }) => projectCount > 0).length,
      disciplines: disciplines.length,
    },
    disciplines,
    ongoing: ongoing.data.map(toProjectSummary),
    main: main.data.map(toProjectSummary),
    map: districts.some(({ projectCount }) => projectCount > 0) ? toMapData(districts, provinces) : null,
    news: news.data.map(toNewsSummary),
    government: partners.filter((partner) => partner.is_international === 0).map(toPartnerName),
    international: partners.filter((partner) => partner.is_international === 1).map(toPartnerName),
  }
}) satisfies Load<unknown>
