import type { Partner } from '../../../contract/organisation.ts'
import { useSiteData } from '../../site-data.ts'
import { Monogram } from '../monogram/monogram.tsx'

export type OrganisationSummary = Pick<Partner, 'id' | 'name' | 'acronym' | 'link' | 'logo'>

export function toOrganisationSummary({ id, name, acronym, link, logo }: Partner): OrganisationSummary {
  return { id, name, acronym, link, logo }
}

export function Organisation({ organisation: { name, acronym, link, logo } }: { organisation: OrganisationSummary }) {
  const mediaBaseUrl = useSiteData()?.mediaBaseUrl ?? ''
  return (
    <li className="organisation">
      <div className="organisation__sign">
        {logo ? (
          <img
            className="organisation__logo"
            src={mediaBaseUrl + logo}
            alt=""
            width="64"
            height="64"
            loading="lazy"
            decoding="async"
          />
        ) : (
          <Monogram name={name} text={acronym} />
        )}
      </div>
      <div>
        <a className="organisation__link" href={link} rel="noopener">
          {name}
          <span className="visually-hidden">, external site</span>
        </a>
        <p className="organisation__site" aria-hidden="true">
          {siteName(link)}
          <svg viewBox="0 0 10 10" width="10" height="10" fill="none" stroke="currentColor">
            <path d="M1.500 8.500l7-7M3 1.500h5.500V7" strokeWidth="1.400" />
          </svg>
        </p>
      </div>
    </li>
  )
}

function siteName(link: string): string {
  return link.replace(/^https?:\/\/(www\.)?/, '').replace(/[/?#].*$/, '')
}
