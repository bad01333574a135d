import { href, type AddressName } from '../../../contract/addresses.ts'
import type { MenuPage } from '../../../contract/site-pages/site-page.ts'
import type { NamedLink } from '../../link.tsx'
import type { ServiceMenuItem } from '../../service-menu.ts'
import type { WordsOf } from '../../words.ts'
import type { words } from './words.ts'

export interface NavigationItem extends NamedLink {
  children?: NavigationItem[]
}

/**
 * Word for word (specification section 2), the profile and the experience, and pages that the firm has added. Pages that have nothing to show are left out;
 * an entry with others below leads to the first of them.
 */
export function navigationItems(
  services: ServiceMenuItem[],
  t: WordsOf<typeof words>,
  isThere: (name: AddressName) => boolean,
  menu: readonly MenuPage[] = [],
): NavigationItem[] {
  return present(allItems(services, t, menu), isThere)
}

export interface Entry extends NavigationItem {
  /** Of a page that may be left out. */
  name?: AddressName
  children?: Entry[]
}

export function present(entries: Entry[], isThere: (name: AddressName) => boolean): NavigationItem[] {
  return entries.flatMap(({ name, children, ...entry }) => {
    const below = children && present(children, isThere)
    if (name === undefined || isThere(name)) return { ...entry, ...(below && below.length > 0 && { children: below }) }
    return below?.[0] ? { ...entry, to: below[0].to, children: below } : []
  })
}

/** Each with those beneath it; one whose own parent is not in the menu stands by itself. */
export function pageItems(menu: readonly MenuPage[]): Entry[] {
  const itemOf = ({ slug, title }: MenuPage): Entry => ({ label: title, to: href('sitePage', { slug }) })
  const isTop = ({ parent }: MenuPage) => !menu.some(({ slug }) => slug === parent)
  return menu.filter(isTop).map((page) => ({
    ...itemOf(page),
    children: menu.filter(({ parent }) => parent === page.slug).map(itemOf),
  }))
}

export function allItems(services: ServiceMenuItem[], t: WordsOf<typeof words>, menu: readonly MenuPage[]): Entry[] {
  return [
    { label: t.home, to: href('home') },
    {
      label: t.about,
      name: 'about',
      to: href('about'),
      children: [
        { label: t.overview, name: 'overview', to: href('overview') },
        { label: t.clients, name: 'clients', to: href('clients') },
        {
          label: t.story,
          name: 'about',
          to: href('about'),
          children: [{ label: t.history, name: 'history', to: href('history') }],
        },
        { label: t.team, name: 'team', to: href('team') },
        { label: t.profile, name: 'profile', to: href('profile') },
        { label: t.capabilities, name: 'capabilities', to: href('capabilities') },
        ...pageItems(menu),
      ],
    },
    {
      label: t.services,
      name: 'services',
      to: href('services'),
      children: services.map((service) => ({
        label: service.name,
        to: href('service', { slug: service.slug }),
        children: service.children.map((child) => ({
          label: child.name,
          to: href('childService', { parent: service.slug, slug: child.slug }),
        })),
      })),
    },
    { label: t.projects, name: 'projects', to: href('projects') },
    { label: t.news, name: 'news', to: href('news') },
    { label: t.gallery, name: 'gallery', to: href('gallery') },
    { label: t.contact, to: href('contact') },
  ]
}

export function isWithin(pathname: string, to: string): boolean {
  return to === href('home') ? pathname === to : pathname === to || pathname.startsWith(`${to}/`)
}
