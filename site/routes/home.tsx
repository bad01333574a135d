import { Fragment } from 'react'
import { href } from '../../contract/addresses.ts'
import type { HomeSection } from '../../contract/pages/home-sections.ts'
import { ButtonLink, Link } from '../link.tsx'
import { latePart } from '../late-part.tsx'
import type { Load, MetaArgs, PageProps } from '../page.ts'
import { pageMeta } from '../meta.ts'
import { NewsCard } from '../ui/card/news-card.tsx'
import { BriefProjectCard } from '../ui/card/brief-project-card.tsx'
import oneLarge from '../ui/card/one-large.css?inline&in-page'
import { Discipline } from '../ui/discipline/discipline.tsx'
import { Hero } from '../ui/hero/hero.tsx'
import { LateNepalMap } from '../ui/nepal-map/late-nepal-map.tsx'
import { PartnerList } from '../ui/partner-list/partner-list.tsx'
import { Quote } from '../ui/quote/quote.tsx'
import { Section } from '../ui/section/section.tsx'
import { ComponentStyles } from '../ui/styles/component-styles.tsx'
import { WorkLinks } from '../work-links.tsx'
import { usePresence, useText } from '../texts.ts'
import { words as askWords } from '../ui/ask/words.ts'
import { useForeign, useWords } from '../words.ts'
import { words } from './home.words.ts'

const Blocks = latePart(() => import('../ui/blocks/blocks.tsx'))

/** Fetched on navigation to home; a first view needs only its result. */
export const load = (async (api) => (await import('./load-home.ts')).loadHome(api)) satisfies Load<unknown>

export default function Home({ loaderData }: PageProps<typeof load>) {
  const { locale, intro, disciplines, ongoing, map, main, news, government, international, blocks } = loaderData
  const t = useWords(words)
  const projects = useText('home-projects')
  const onMap = useText('map')
  const partners = useText('home-partners')
  const contact = useText('home-contact')
  const isThere = usePresence()
  // Enough to stand beside a large one.
  const isMany = main.length + ongoing.length > 2
  const director = useText('managing-director')
  const { write } = useWords(askWords)
  const foreign = useForeign()
  const isTinted = (name: HomeSection) => (loaderData.tinted ?? TINTED).includes(name)
  const parts = {
    disciplines: disciplines.length > 0 && (
      <Section
        title={t.disciplines}
        intro={intro && <div lang={foreign(locale)} dangerouslySetInnerHTML={{ __html: intro }} />}
        more={{ label: t.services, to: href('services') }}
        isTinted={isTinted('disciplines')}
      >
        <ul className="disciplines">
          {disciplines.map((discipline) => (
            <Discipline key={discipline.slug} discipline={discipline} />
          ))}
        </ul>
      </Section>
    ),
    projects: main.length + ongoing.length > 0 && (
      <Section
        title={projects.title}
        locale={projects.locale}
        intro={
          <>
            {projects.summary}{' '}
            {ongoing.length > 0 && <Link to={href('projects', { status: 'ongoing' })}>{t.ongoing}</Link>}
          </>
        }
        more={{ label: t.projects, to: href('projects') }}
        isTinted={isTinted('projects')}
      >
        <ComponentStyles name="one-large" css={oneLarge} />
        <div className={isMany ? 'grid grid--row one-large' : 'grid grid--row'}>
          {[...main, ...ongoing].map((project, index) => (
            <BriefProjectCard key={project.slug} project={project} sizes={isMany && index === 0 ? LARGE : undefined} />
          ))}
        </div>
      </Section>
    ),
    map: map && (
      <Section
        title={onMap.title}
        locale={onMap.locale}
        intro={
          <>
            {onMap.summary} <WorkLinks />
          </>
        }
        isTinted={isTinted('map')}
      >
        <LateNepalMap data={map} isFarDown />
      </Section>
    ),
    director: director.summary && (
      <section className="section" aria-label={t.director}>
        <Quote
          words={director.summary}
          signature={director.signature}
          locale={director.locale}
          to={href('about')}
          more={t.message}
        />
      </section>
    ),
    news: news.length > 0 && (
      <Section title={t.news} more={{ label: t.allNews, to: href('news') }} isTinted={isTinted('news')}>
        <div className="grid grid--row">
          {news.map((item) => (
            <NewsCard key={item.slug} news={item} />
          ))}
        </div>
      </Section>
    ),
    partners: government.length + international.length > 0 && (
      <Section
        title={partners.title}
        intro={partners.summary}
        locale={partners.locale}
        more={{ label: t.allPartners(government.length + international.length), to: href('clients') }}
        isTinted={isTinted('partners')}
      >
        <PartnerList government={government} international={international} />
      </Section>
    ),
    blocks: blocks[0] && <Blocks blocks={blocks} />,
    // Below nothing else, it would repeat the button of the hero.
    contact: (contact.summary || (['services', 'projects', 'news', 'clients'] as const).some(isThere)) && (
      <Section title={contact.title} intro={contact.summary} locale={contact.locale} isTinted={isTinted('contact')}>
        <ButtonLink to={href('contact')} lang={contact.ask && foreign(contact.locale)}>
          {contact.ask ?? write}
        </ButtonLink>
      </Section>
    ),
  }
  return (
    <>
      <Hero {...loaderData} />
      {(loaderData.sections ?? (Object.keys(parts) as HomeSection[])).map((name) => (
        <Fragment key={name}>{parts[name]}</Fragment>
      ))}
    </>
  )
}

/** In the usual order. */
const TINTED: HomeSection[] = ['projects', 'news', 'contact']

const LARGE = '(min-width: 80rem) 51rem, (min-width: 44rem) 62vw, 70vw'

export function meta({ matches, loaderData: { lead, picture, seo } }: MetaArgs<typeof load>) {
  return pageMeta(matches, { path: href('home'), description: lead, image: picture, seo })
}
