import { Link as RouterLink, type LinkProps } from 'react-router'

/**
 * A link to a page of the site, as React Router has it. The server, to which a link is nothing but its element, is spared a
 * fifth of rendering a page.
 */
export const Link: (props: LinkProps) => React.ReactNode = import.meta.env.SSR ? PlainLink : RouterLink

function PlainLink(props: LinkProps) {
  const { to, discover: _, prefetch: __, preventScrollReset: ___, viewTransition: ____, replace: _____, state: ______, children, ...attributes } = props
  // What is relative depends on the page.
  if (typeof to !== 'string' || !to.startsWith('/')) return <RouterLink {...props} />
  return (
    <a {...attributes} href={to}>
      {children}
    </a>
  )
}
