import { href } from '../../../contract/addresses.ts'
import { Link } from '../../link.tsx'
import { uniqueChildServices } from '../../service-menu.ts'
import type { SiteData } from '../../site-data.ts'
import { Mark } from '../mark/mark.tsx'

/** Specification section 2. */
export function SiteFooter({ settings, services, year }: Pick<SiteData, 'settings' | 'services' | 'year'>) {
  // '#' stands for an address that is not known yet.
  const social = settings.socialLinks.filter(({ url }) => url !== '#')
  return (
    <footer className="site-footer">
      <div className="site-footer__columns wrap">
        <div className="site-footer__firm">
          <p className="site-footer__name">
            <Mark />
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
            <a href={`mailto:${settings.email}`}>{settings.email}</a>
          </address>
        </div>
        <nav className="site-footer__firm-links" aria-label="Footer">
          <h2 className="site-footer__heading">The firm</h2>
          <ul className="site-footer__list">
            <FooterLink to={href('about')}>About Us</FooterLink>
            <FooterLink to={href('team')}>Our Team</FooterLink>
            <FooterLink to={href('contact')}>Contact</FooterLink>
            <FooterLink to={href('news')}>News</FooterLink>
          </ul>
          {social.length > 0 && (
            <>
              <h2 className="site-footer__heading">Follow us</h2>
              <ul className="site-footer__social">
                {social.map(({ label, url }) => (
                  <li key={label}>
                    <a href={url}>
                      <span className="visually-hidden">{label}</span>
                      <SocialIcon label={label} />
                    </a>
                  </li>
                ))}
              </ul>
            </>
          )}
        </nav>
        {services.length > 0 && (
          <nav aria-label="Services">
            <h2 className="site-footer__heading">Services</h2>
            <div className="site-footer__services">
              {uniqueChildServices(services).map(({ id, name, children }) => (
                <details key={id} className="site-footer__discipline">
                  <summary>{name}</summary>
                  <ul>
                    {children.map((child) => (
                      <FooterLink key={child.id} to={href('service', { slug: child.slug })}>
                        {child.name}
                      </FooterLink>
                    ))}
                  </ul>
                </details>
              ))}
            </div>
          </nav>
        )}
      </div>
      <div className="site-footer__small wrap">
        <p>© {`${year} ${settings.name.replace(/\.$/, '')}`.trim()}. All rights reserved.</p>
        <p>
          We keep what you send us only to answer you: <Link to={href('privacy')}>Privacy</Link>. Texts and pictures
          belong to the firm: <Link to={href('terms')}>Terms</Link>.{' '}
          <Link to={href('accessibility')}>Accessibility</Link>.
        </p>
      </div>
    </footer>
  )
}

function FooterLink({ to, children }: { to: string; children: string }) {
  return (
    <li>
      <Link discover="none" to={to}>
        {children}
      </Link>
    </li>
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
  const signs: Record<string, string> = { Facebook: 'f', LinkedIn: 'in', X: 'X' }
  return <span aria-hidden="true">{signs[label] ?? label.charAt(0)}</span>
}
