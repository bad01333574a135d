import { useId, type ReactNode } from 'react'
import { href } from '../../contract/addresses.ts'
import type { Client } from '../../contract/clients/organisation.ts'
import { Link } from '../link.tsx'
import type { Load, MetaArgs, PageProps } from '../page.ts'
import { introOf, localeOf, pageMeta } from '../meta.ts'
import { pick } from '../pick.ts'
import { numbers } from '../numbers.words.ts'
import { aboutCrumbs, AboutPage } from '../ui/about/about-page.tsx'
import { Ask } from '../ui/ask/ask.tsx'
import { Organisation, toOrganisationSummary, type OrganisationSummary } from '../ui/organisation/organisation.tsx'
import styles from '../ui/organisation/organisation.css?inline'
import { words as partnerWords } from '../ui/partner-list/words.ts'
import { ComponentStyles } from '../ui/styles/component-styles.tsx'
import { OptionalText } from '../ui/section/optional-text.tsx'
import { headingOf, useText } from '../texts.ts'
import { useForeign, useLocale, useWords } from '../words.ts'
import { words } from './about-clients.words.ts'

const KINDS: Client['kind'][] = ['federal', 'provincial', 'local', 'development', 'private']

const SHOWN = ['id', 'name', 'slug', 'link', 'projectCount', 'locale'] as const
type ClientSummary = Pick<Client, (typeof SHOWN)[number]>

export const load = (async (api) => {
  const [clients, partners] = await Promise.all([api.listClients(), api.listPartners()])
  return {
    kinds: KINDS.map((kind) => ({
      kind,
      clients: clients.filter((client) => client.kind === kind).map((client) => pick(client, SHOWN)),
    })).filter(({ clients: ofKind }) => ofKind.length > 0),
    government: partners.filter((partner) => partner.is_international === 0).map(toOrganisationSummary),
    international: partners.filter((partner) => partner.is_international === 1).map(toOrganisationSummary),
  }
}) satisfies Load<unknown>

export default function AboutClients({ loaderData: { kinds, government, international } }: PageProps<typeof load>) {
  const t = useWords(words)
  const intro = useText('clients')
  const partners = useText('clients-partners')
  const foreign = useForeign()
  const ofPartners = useWords(partnerWords)
  return (
    <>
      <AboutPage
        {...headingOf(intro)}
        crumbs={aboutCrumbs(useLocale())}
        facts={[
          { label: t.clients, value: kinds.flatMap(({ clients }) => clients).length },
          { label: t.partners, value: government.length + international.length },
        ]}
      >
        <ComponentStyles name="organisation" css={styles} />
        {kinds.length > 0 && <h2>{t.clientsTitle}</h2>}
        <div className="client-kinds">
          {kinds.map(({ kind, clients }) => (
            <Group key={kind} name={t.kinds[kind]} count={clients.length}>
              <ul className="clients">
                {clients.map((client) => (
                  <ClientEntry key={client.id} client={client} />
                ))}
              </ul>
            </Group>
          ))}
        </div>
        {government.length + international.length > 0 && (
          <section className="partners" aria-labelledby="partners">
            <h2 id="partners" lang={foreign(partners.locale)}>
              {partners.title}
            </h2>
            <OptionalText className="partners__note" lang={foreign(partners.locale)} text={partners.summary} />
            <Partners name={ofPartners.government} organisations={government} />
            <Partners name={ofPartners.international} organisations={international} />
          </section>
        )}
      </AboutPage>
      <Ask text={intro.ask} locale={intro.locale} subject={t.subject} />
    </>
  )
}

function Group({ name, count, children }: { name: string; count: number; children: ReactNode }) {
  const id = useId()
  const { digits } = useWords(numbers)
  return (
    <section className="organisation-group" aria-labelledby={id}>
      <h3 className="organisation-group__name" id={id}>
        {name} <span className="organisation-group__count">{digits(count)}</span>
      </h3>
      {children}
    </section>
  )
}

function ClientEntry({ client: { name, slug, link, projectCount, locale } }: { client: ClientSummary }) {
  const t = useWords(words)
  const lang = useForeign()(locale)
  return (
    <li className="client">
      {projectCount > 0 ? (
        <Link to={href('client', { slug })} lang={lang}>
          {name}
        </Link>
      ) : link ? (
        <a href={link} rel="noopener">
          <span lang={lang}>{name}</span>
          <span className="visually-hidden">{t.external}</span>
        </a>
      ) : (
        <span lang={lang}>{name}</span>
      )}
      {projectCount > 0 && <span className="client__projects">{t.projects(projectCount)}</span>}
    </li>
  )
}

function Partners({ name, organisations }: { name: string; organisations: OrganisationSummary[] }) {
  if (organisations.length === 0) return null
  return (
    <Group name={name} count={organisations.length}>
      <ul className="organisations">
        {organisations.map((organisation) => (
          <Organisation key={organisation.id} organisation={organisation} />
        ))}
      </ul>
    </Group>
  )
}

export function meta({ matches }: MetaArgs<typeof load>) {
  return pageMeta(matches, {
    ...introOf(matches, 'clients'),
    path: href('clients'),
    crumbs: aboutCrumbs(localeOf(matches)),
  })
}
