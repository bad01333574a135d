import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { useHref, useLinkClickHandler, type LinkProps as RouterLinkProps } from 'react-router'
import { localePath } from '../contract/page-locales.ts'
import { useLocale } from './words.ts'

/** The text and the address of a link. */
export interface NamedLink {
  label: string
  to: string
}

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> &
  Pick<RouterLinkProps, 'to' | 'replace' | 'viewTransition' | 'reloadDocument'>

/** On the server a plain `<a>`, the same to the attribute, which saves a fifth of a render. */
export const Link: (props: LinkProps) => React.ReactNode = import.meta.env.SSR ? PlainLink : BrowserLink

/** React Router's own brings the prefetching of its framework mode into every page. */
function BrowserLink({ to, replace, viewTransition, reloadDocument, onClick, children, ...attributes }: LinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { target: attributes.target, replace, viewTransition })
  const path = useHref(to)
  // An entry of the menu may lead to another website.
  const isAway = String(to).startsWith('https:')
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!event.defaultPrevented && !reloadDocument && !isAway) follow(event)
  }
  return (
    <a {...attributes} href={isAway ? String(to) : path} onClick={click}>
      {children}
    </a>
  )
}

/** Leads on from what a page shows of something. */
export const MoreLink = (props: LinkProps) => <Link className="more" {...props} />

/** The one thing to do here. */
export const ButtonLink = (props: LinkProps) => <Link className="button" {...props} />

function PlainLink(props: LinkProps) {
  const locale = useLocale()
  const { to, replace: _, viewTransition: __, reloadDocument: ___, children, ...attributes } = props
  // A relative link depends on the page.
  if (typeof to !== 'string' || !to.startsWith('/')) return <BrowserLink {...props} />
  return (
    <a {...attributes} href={localePath(locale, to)}>
      {children}
    </a>
  )
}
