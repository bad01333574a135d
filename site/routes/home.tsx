// @chunk home
import { href } from '../../contract/addresses.ts'
import { Link } from '../link.tsx'
import type { Route } from './+types/home.ts'
import { browserLoad, serverLoad, type Load } from '../load.ts'
import { pageMeta } from '../meta.ts'
import { NewsCard } from '../ui/card/news-card.tsx'
import { ProjectCard } from '../ui/card/project-card.tsx'
import { Discipline } from '../ui/discipline/discipline.tsx'
import { Hero } from '../ui/hero/hero.tsx'
import { LateNepalMap } from '../ui/nepal-map/late-nepal-map.tsx'
import { PartnerList } from '../ui/partner-list/partner-list.tsx'
import { Quote } from '../ui/quote/quote.tsx'
import { Section } from '../ui/section/section.tsx'

/** Fetched on navigation to home; a first view needs only its result. */
const load = (async (api) => (await import('./load-home.ts')).loadHome(api)) satisfies Load<unknown>

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)
export { shouldRevalidate } from '../failed-load.ts'

export default function Home({ loaderData }: Route.ComponentProps) {
  const {
    title,
    lead,
    picture,
    intro,
    figures,
    disciplines,
    ongoing,
    map,
    main,
    director,
    news,
    government,
    international,
  } = loaderData
  return (
    <>
      <Hero title={title} lead={lead} picture={picture} figures={figures} />
      {disciplines.length > 0 && (
        <Section
          title="Disciplines"
          intro={<div dangerouslySetInnerHTML={{ __html: intro }} />}
          more={{ label: 'All services', to: href('services') }}
        >
          <ul className="disciplines">
            {disciplines.map((discipline) => (
              <Discipline key={discipline.slug} discipline={discipline} />
            ))}
          </ul>
        </Section>
      )}
      {ongoing.length > 0 && (
        <Section
          title="On site and on the table"
          intro="Works that we survey, design or supervise at present."
          more={{ label: 'All ongoing projects', to: href('projects', { status: 'ongoing' }) }}
          isTinted
        >
          <div className="grid grid--row">
            {ongoing.map((project) => (
              <ProjectCard key={project.slug} project={project} />
            ))}
          </div>
        </Section>
      )}
      {map && (
        <Section
          title="Where we have worked"
          intro="Every district with a project of ours, from the Tarai to the high Himal."
        >
          <LateNepalMap data={map} isFarDown />
        </Section>
      )}
      {main.length > 0 && (
        <Section
          title="Main projects"
          intro="Some of what has been built from our drawings."
          more={{ label: 'All projects', to: href('projects') }}
          isTinted
        >
          <div className="grid grid--row">
            {main.map((project) => (
              <ProjectCard key={project.slug} project={project} />
            ))}
          </div>
        </Section>
      )}
      {director.words && (
        <section className="section" aria-label="Words of the managing director">
          <Quote {...director} to={href('about')} more="Read the whole message" />
        </section>
      )}
      {news.length > 0 && (
        <Section title="News" more={{ label: 'All news', to: href('news') }} isTinted>
          <div className="grid grid--row">
            {news.map((item) => (
              <NewsCard key={item.slug} news={item} hasPicture />
            ))}
          </div>
        </Section>
      )}
      {government.length + international.length > 0 && (
        <Section
          title="Partners"
          intro="Public bodies and agencies among whom our work is done."
          more={{ label: 'Clients and partners', to: href('clients') }}
        >
          <PartnerList government={government} international={international} />
        </Section>
      )}
      <Section
        title="Have a plan, or only a problem?"
        intro="An engineer reads every message and answers within two working days."
        isTinted
      >
        <Link className="button" to={href('contact')}>
          Write to us
        </Link>
      </Section>
    </>
  )
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, { path: href('home'), description: loaderData?.lead, image: loaderData?.picture })
}
