import { href } from '../../contract/addresses.ts'
import { Link, MoreLink } from '../link.tsx'
import type { Load, MetaArgs, PageProps } from '../page.ts'
import { localeOf, pageMeta } from '../meta.ts'
import { useSiteData } from '../site-data.ts'
import { slot } from '../slot.tsx'
import { aboutCrumbs, AboutPage } from '../ui/about/about-page.tsx'
import { Ask } from '../ui/ask/ask.tsx'
import { CertificateTable } from '../ui/certificates/certificate-table.tsx'
import { CountedList } from '../ui/profile/counted-list.tsx'
import { loadProfile } from '../ui/profile/load-profile.ts'
import { figureFacts, FirmFacts, OverlapNote, ProfileSection } from '../ui/profile/profile-parts.tsx'
import styles from '../ui/profile/profile.css?inline'
import { RichText } from '../ui/rich-text/rich-text.tsx'
import { ComponentStyles } from '../ui/styles/component-styles.tsx'
import { Untranslated } from '../ui/untranslated/untranslated.tsx'
import { WorkLinks } from '../work-links.tsx'
import { headingOf } from '../texts.ts'
import { useLocale, useWords } from '../words.ts'
import { words } from './about-profile.words.ts'

const MOST_CLIENTS = 12

/** Below the text. */
const Added = slot(import.meta.glob('../../extras/*/site/slots/profile.tsx', { eager: true, import: 'default' }))

export const load = (async (api) => {
  const { people: _people, clients, ...profile } = await loadProfile(api)
  return { ...profile, clients: clients.slice(0, MOST_CLIENTS) }
}) satisfies Load<unknown>

export default function AboutProfile({ loaderData }: PageProps<typeof load>) {
  const { body, firm, figures, certificates, disciplines, clients } = loaderData
  const t = useWords(words)
  const locale = useLocale()
  const mediaBaseUrl = useSiteData()?.mediaBaseUrl ?? ''
  return (
    <>
      <AboutPage {...headingOf(loaderData)} crumbs={aboutCrumbs(locale)} facts={figureFacts(figures, locale)}>
        <ComponentStyles name="profile" css={styles} />
        <Untranslated locale={loaderData.locale} />
        <RichText html={body} locale={loaderData.locale} />
        <Added />
        <ProfileSection title={t.firm}>
          <FirmFacts firm={firm} />
        </ProfileSection>
        <ProfileSection title={t.certificates} of={certificates}>
          {(id) => <CertificateTable certificates={certificates} labelledBy={id} mediaBaseUrl={mediaBaseUrl} />}
        </ProfileSection>
        <ProfileSection title={t.disciplines} of={disciplines}>
          <CountedList
            items={disciplines.map(({ slug, name, count }) => ({
              key: slug,
              name: <Link to={href('projects', { service: slug })}>{name}</Link>,
              count,
            }))}
          />
          <OverlapNote disciplines={disciplines} total={figures.projects} />
          <WorkLinks className="more" />
        </ProfileSection>
        <ProfileSection title={t.clients} of={clients}>
          <CountedList
            items={clients.map(({ slug, name, projectCount, locale: ofName }) => ({
              key: slug,
              name: <Link to={href('client', { slug })}>{name}</Link>,
              locale: ofName,
              count: projectCount,
            }))}
          />
          <MoreLink to={href('clients')}>{t.allClients}</MoreLink>
        </ProfileSection>
      </AboutPage>
      <Ask text={loaderData.ask} locale={loaderData.locale} subject={t.subject} />
    </>
  )
}

export function meta({ matches, loaderData }: MetaArgs<typeof load>) {
  const { title, summary: description, firm, certificates, seo, locales } = loaderData
  const crumbs = aboutCrumbs(localeOf(matches))
  const subject = { type: 'firm', certificates, facts: firm.facts } as const
  return pageMeta(matches, { title, description, path: href('profile'), crumbs, subject, seo, locales })
}
