import { useId, type ReactNode } from 'react'
import { href } from '../../contract/addresses.ts'
import type { Client } from '../../contract/organisation.ts'
import type { Route } from './+types/about-clients.ts'
import { browserLoad, serverLoad, type Load } from '../load.ts'
import { pageMeta } from '../meta.ts'
import { ABOUT_CRUMBS, AboutPage } from '../ui/about/about-page.tsx'
import { Ask } from '../ui/ask/ask.tsx'
import { Organisation, toOrganisationSummary, type OrganisationSummary } from '../ui/organisation/organisation.tsx'
import styles from '../ui/organisation/organisation.css?inline'
import { ComponentStyles } from '../ui/styles/component-styles.tsx'

const KIND_NAMES: Record<Client['kind'], string> = {
  federal: 'Federal offices',
  provincial: 'Provincial offices',
  local: 'Local governments',
  development: 'Development agencies',
  private: 'Private developers',
}

type ClientSummary = Pick<Client, 'id' | 'name' | 'link' | 'projectCount'>

const load = (async (api) => {
  const [clients, partners] = await Promise.all([api.listClients(), api.listPartners()])
  return {
    kinds: Object.entries(KIND_NAMES)
      .map(([kind, name]) => ({ name, clients: clients.filter((client) => client.kind === kind).map(toClientSummary) }))
      .filter((kind) => kind.clients.length > 0),
    government: partners.filter((partner) => partner.is_international === 0).map(toOrganisationSummary),
    international: partners.filter((partner) => partner.is_international === 1).map(toOrganisationSummary),
  }
}) satisfies Load<unknown>

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)
export { shouldRevalidate } from '../failed-load.ts'

export default function AboutClients({ loaderData: { kinds, government, international } }: Route.ComponentProps) {
  return (
    <>
      <AboutPage
        title="Clients"
        lead="Whom we work for, and the public bodies and agencies among whom our work is done."
        crumbs={ABOUT_CRUMBS}
        facts={[
          { label: 'Clients', value: kinds.flatMap(({ clients }) => clients).length },
          { label: 'Partners', value: government.length + international.length },
        ]}
      >
        <ComponentStyles name="organisation" css={styles} />
        <h2>Clients of the firm</h2>
        <div className="client-kinds">
          {kinds.map(({ name, clients }) => (
            <Group key={name} name={name} count={clients.length}>
              <ul className="clients">
                {clients.map((client) => (
                  <ClientEntry key={client.id} client={client} />
                ))}
              </ul>
            </Group>
          ))}
        </div>
        <section className="partners" aria-labelledby="partners">
          <h2 id="partners">Partner organisations</h2>
          <p className="partners__note">
            To be listed here means that these are public bodies and agencies that the firm works among; it does not
            mean that they are its clients. Each name leads to the organisation’s own site.
          </p>
          <Partners name="Government bodies of Nepal" organisations={government} />
          <Partners name="International agencies" organisations={international} />
        </section>
      </AboutPage>
      <Ask about="references" subject="References" />
    </>
  )
}

function Group({ name, count, children }: { name: string; count: number; children: ReactNode }) {
  const id = useId()
  return (
    <section className="organisation-group" aria-labelledby={id}>
      <h3 className="organisation-group__name" id={id}>
        {name} <span className="organisation-group__count">{count}</span>
      </h3>
      {children}
    </section>
  )
}

function ClientEntry({ client: { name, link, projectCount } }: { client: ClientSummary }) {
  return (
    <li className="client">
      {link ? (
        <a href={link} rel="noopener">
          {name}
          <span className="visually-hidden">, external site</span>
        </a>
      ) : (
        name
      )}
      <span className="client__leader" aria-hidden="true" />
      <span className="client__projects">{projectCount === 1 ? '1 project' : `${projectCount} projects`}</span>
    </li>
  )
}

function Partners({ name, organisations }: { name: string; organisations: OrganisationSummary[] }) {
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

function toClientSummary({ id, name, link, projectCount }: Client): ClientSummary {
  return { id, name, link, projectCount }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Clients',
    description:
      'The clients of the firm by kind, and the public bodies of Nepal and international agencies that it works among.',
    path: href('clients'),
    crumbs: ABOUT_CRUMBS,
  })
}
