import type { HomeSection } from '../../contract/pages/home-sections.ts'
import { yearsSince } from '../dates.ts'
import type { Load } from '../page.ts'
import { toNewsSummary, type NewsSummary } from '../ui/card/news-card.tsx'
import { toBriefSummary } from '../ui/card/brief-project-card.tsx'
import { loadPageBlocks } from '../ui/blocks/load-page-blocks.ts'
import { toDisciplines } from '../ui/discipline/discipline.tsx'
import { toMapData } from '../ui/nepal-map/map-data.ts'
import { toPartnerName } from '../ui/partner-list/partner-list.tsx'
import oneLarge from '../ui/card/one-large.css?inline'
import discipline from '../ui/discipline/discipline.css?inline'
import hero from '../ui/hero/hero.css?inline'
import partnerList from '../ui/partner-list/partner-list.css?inline'
import quote from '../ui/quote/quote.css?inline'
import { addSheet } from '../ui/styles/component-styles.tsx'

const NONE = { data: [] }

/** A file of its own, because home's scripts do not need it after a first view. */
export const loadHome = (async (api) => {
  const page = api.getPage('home')
  // A browser reads what is hidden as well: to wait for the page first would be a round trip more.
  const { sections } = import.meta.env.SSR ? await page : {}
  const has = (section: HomeSection) => sections?.includes(section) ?? true
  const [home, services, all, ongoing, main, news, partners, districts, provinces, settings] = await Promise.all([
    page,
    api.listServices(),
    api.listProjects({ limit: 1 }),
    has('projects') ? api.listProjects({ status: 'ongoing', limit: 3 }) : NONE,
    has('projects') ? api.listProjects({ parent: 'none', status: 'completed', limit: 3 }) : NONE,
    has('news') ? api.listNews({ limit: 3 }) : NONE,
    has('partners') ? api.listPartners() : [],
    api.listDistricts(),
    has('map') ? api.listProvinces() : [],
    api.getSettings(),
  ])
  const disciplines = toDisciplines(services.data)
  const blocks = await loadPageBlocks(home.blocks, api)
  const worked = districts.filter(({ projectCount }) => projectCount > 0)
  const parts = {
    disciplines,
    projects: [...ongoing.data, ...main.data],
    map: worked,
    news: news.data,
    partners,
    blocks,
  }
  return {
    title: home.title,
    lead: home.summary || settings.tagline,
    locale: home.summary ? home.locale : settings.locale,
    picture: home.picture,
    seo: home.seo,
    intro: home.body,
    ...(home.sections && { sections: home.sections, tinted: everySecond(home.sections, parts) }),
    blocks,
    figures: {
      years: settings.foundedOn ? yearsSince(settings.foundedOn) : 0,
      projects: all.meta.total,
      districts: worked.length,
      disciplines: disciplines.length,
    },
    disciplines,
    ongoing: ongoing.data.map(toBriefSummary),
    main: main.data.map(toBriefSummary),
    map: has('map') && worked.length > 0 ? toMapData(districts, provinces) : null,
    news: toNewsRow(news.data.map(toNewsSummary)),
    government: partners.filter((partner) => partner.is_international === 0).map(toPartnerName),
    international: partners.filter((partner) => partner.is_international === 1).map(toPartnerName),
  }
}) satisfies Load<unknown>

/** A single picture beside words alone looks like a fault: pictures where most have one. */
export function toNewsRow(news: NewsSummary[]): NewsSummary[] {
  const pictured = news.filter(({ image }) => image).length
  return pictured * 2 > news.length ? news : news.map((one) => ({ ...one, image: null }))
}

/** Those with a tinted background. @param parts what is empty is not shown */
function everySecond(sections: HomeSection[], parts: Partial<Record<HomeSection, unknown[]>>): HomeSection[] {
  const shown = sections.filter((name) => parts[name]?.length !== 0)
  return shown.reduce<HomeSection[]>((tinted, name, index) => {
    const before = shown[index - 1]
    const isPlain = !before || tinted.includes(before) || name === 'director' || name === 'blocks'
    return isPlain ? tinted : [...tinted, name]
  }, [])
}

// From the server, home has these sheets in its HTML (`in-page`); after a navigation they come with its data.
addSheet('discipline', discipline)
addSheet('hero', hero)
addSheet('one-large', oneLarge)
addSheet('partner-list', partnerList)
addSheet('quote', quote)
