import { itemFragment } from '../../../contract/addresses.ts'
import type { Partner } from '../../../contract/clients/organisation.ts'
import { pick } from '../../pick.ts'
import { useSiteData } from '../../site-data.ts'
import { defineWords, useForeign, useWords } from '../../words.ts'
import { Monogram } from '../monogram/monogram.tsx'
import texts from './words.json' with { type: 'json' }

const words = defineWords(texts)

export type OrganisationSummary = ReturnType<typeof toOrganisationSummary>

export const toOrganisationSummary = (partner: Partner) =>
  pick(partner, ['id', 'name', 'acronym', 'link', 'logo', 'locale'])

export function Organisation({ organisation }: { organisation: OrganisationSummary }) {
  const { id, name, acronym, link, logo, locale } = organisation
  const lang = useForeign()(locale)
  const mediaBaseUrl = useSiteData()?.mediaBaseUrl ?? ''
  return (
    <li className="organisation" id={itemFragment('partner', id)}>
      <div className="organisation__sign">
        {logo ? (
          <img
            className="organisation__logo"
            src={mediaBaseUrl + logo}
            alt=""
            width="88"
            height="56"
            loading="lazy"
            decoding="async"
          />
        ) : (
          <Monogram name={name} text={acronym} />
        )}
      </div>
      <div>
        <a className="organisation__link" href={link} rel="noopener">
          {lang ? <span lang={lang}>{name}</span> : name}
          <span className="visually-hidden">{useWords(words).external}</span>
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
