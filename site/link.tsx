import { Link as RouterLink, type LinkProps } from 'react-router'

/**
 * A link to a page of the site, as React Router has it. The server, to which a link is nothing but its element (the same as the
 * browser's, to the attribute), is spared a fifth of rendering a page.
 */
export const Link: (props: LinkProps) => React.ReactNode = import.meta.env.SSR ? PlainLink : RouterLink

function PlainLink(props: LinkProps) {
  const {
    to,
    discover,
    prefetch: _,
    preventScrollReset: __,
    viewTransition: ___,
    replace: ____,
    state: _____,
    reloadDocument: ______,
    children,
    ...attributes
  } = props
  // What is relative depends on the page.
  if (typeof to !== 'string' || !to.startsWith('/')) return <RouterLink {...props} />
  return (
    <a {...attributes} href={to} data-discover={discover === 'none' ? undefined : 'true'}>
      {children}
    </a>
  )
}
