import { ADDRESSES, href, NAMED_LISTS } from '../../../contract/addresses.ts'
import type { ServiceReference } from '../../../contract/services/service.ts'
import { Link } from '../../link.tsx'
import { uniqueChildServices } from '../../service-menu.ts'
import type { SiteData } from '../../site-data.ts'
import { socialLinksOf } from '../../social-links.ts'
import { usePresence, useText, type SiteText } from '../../texts.ts'
import { useForeign, useLocale, useWords } from '../../words.ts'
import { Mark } from '../mark/mark.tsx'
import { LanguageSwitch } from '../site-header/language-switch.tsx'
import { present, type Entry } from '../site-header/navigation.ts'
import { words } from './words.ts'

type SiteFooterProps = Pick<SiteData, 'settings' | 'services' | 'menu' | 'footer' | 'year'>

/** Specification section 2. */
export function SiteFooter({ settings, services, menu = [], footer, year }: SiteFooterProps) {
  const t = useWords(words)
  const locale = useLocale()
  const social = socialLinksOf(settings)
  const usual: Entry[] = [
    { label: t.about, name: 'about', to: href('about') },
    { label: t.team, name: 'team', to: href('team') },
    { label: t.contact, to: href('contact') },
    { label: t.news, name: 'news', to: href('news') },
    ...NAMED_LISTS.map(({ value: name, label }) => ({ label: label[locale], name, to: ADDRESSES[name].path })),
    ...menu.map(({ slug, title }) => ({ label: title, to: href('sitePage', { slug }) })),
  ]
  const isThere = usePresence()
  const links = footer ?? present(usual, isThere)
  return (
    <footer className="site-footer">
      <div className="site-footer__columns wrap">
        <div className="site-footer__firm">
          <p className="site-footer__name">
            <Mark onDark />
            {settings.name}
          </p>
          <address className="site-footer__address">
            {settings.address.map((line) => (
              <span key={line}>{line}</span>
            ))}
            {settings.phones.map((phone) => (
              <a key={phone} href={`tel:${phone.replaceAll(' ', '')}`}>
                {phone}
              </a>
            ))}
            {settings.email && <a href={`mailto:${settings.email}`}>{settings.email}</a>}
          </address>
        </div>
        <nav className="site-footer__firm-links" aria-label={t.footer}>
          <h2 className="site-footer__heading">{t.firm}</h2>
          <ul className="site-footer__list">
            {links.map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
          {social.length > 0 && (
            <>
              <h2 className="site-footer__heading">{t.follow}</h2>
              <ul className="site-footer__social">
                {social.map(({ label, url }) => (
                  <li key={label}>
                    <a href={url}>
                      <SocialIcon label={label} />
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </>
          )}
        </nav>
        {services.length > 0 && (
          <nav aria-label={t.services}>
            <h2 className="site-footer__heading">{t.services}</h2>
            <div className="site-footer__services">
              {uniqueChildServices(services).map(({ id, name, slug, children }) => (
                <Discipline key={id} name={name} slug={slug} services={children} />
              ))}
            </div>
          </nav>
        )}
      </div>
      <div className="site-footer__small wrap">
        <p>{t.rights(year, settings.name)}</p>
        <p>
          <SmallPrint to="privacy" {...useText('footer-privacy')} />
          <SmallPrint to="terms" {...useText('footer-terms')} />
          <SmallPrint to="accessibility" title={t.accessibility} />
          <LanguageSwitch />
        </p>
      </div>
    </footer>
  )
}

/** Without services of its own, it is one itself. */
function Discipline({ name, slug, services }: { name: string; slug: string; services: ServiceReference[] }) {
  const links = services.length > 0 ? services : [{ id: 0, name, slug }]
  const list = (
    <ul>
      {links.map((one) => (
        <li key={one.id}>
          <Link to={href('service', { slug: one.slug })}>{one.name}</Link>
        </li>
      ))}
    </ul>
  )
  if (services.length === 0) return <div className="site-footer__discipline">{list}</div>
  return (
    <details className="site-footer__discipline">
      <summary>{name}</summary>
      {list}
    </details>
  )
}

/** A sentence that leads to the page where it is explained. */
function SmallPrint({ to, title, summary, locale }: { to: 'privacy' | 'terms' | 'accessibility' } & Partial<SiteText>) {
  const t = useWords(words)
  const lang = useForeign()(locale)
  if (!usePresence()(to)) return null
  return (
    <>
      {summary && <span lang={lang}>{summary} </span>}
      <Link to={href(to)} lang={lang}>
        {title}
      </Link>
      {t.stop}
    </>
  )
}

function SocialIcon({ label }: { label: string }) {
  if (label === 'YouTube') {
    return (
      <svg viewBox="0 0 16 16" width="16" height="16" fill="currentColor" aria-hidden="true">
        <path d="M4 2.500v11L14 8Z" />
      </svg>
    )
  }
  const signs: Record<string, string> = { Facebook: 'f', LinkedIn: 'in' }
  return signs[label] && <b aria-hidden="true">{signs[label]}</b>
}
