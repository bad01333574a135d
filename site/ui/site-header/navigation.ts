import { ADDRESSES, href, MENU_ENTRIES, type AddressName } from '../../../contract/addresses.ts'
import type { PageLocale } from '../../../contract/page-locales.ts'
import type { MenuPage } from '../../../contract/site-pages/site-page.ts'
import type { NamedLink } from '../../link.tsx'
import type { ServiceMenuItem } from '../../service-menu.ts'
import { wordsIn } from '../../words.ts'
import { words } from './words.ts'

export interface NavigationItem extends NamedLink {
  children?: NavigationItem[]
}

export interface Entry extends NavigationItem {
  /** Of a page that may be left out. */
  name?: AddressName
  children?: Entry[]
}

/** Leaves out pages that have nothing to show; an entry with others below leads to the first of them. */
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

/**
 * Word for word (specification section 2), the profile, pages of extras, and pages that the firm has added: those that have
 * nothing to show are still among them.
 */
export function allItems(services: ServiceMenuItem[], locale: PageLocale, menu: readonly MenuPage[]): Entry[] {
  const t = wordsIn(words, locale)
  const page = (name: AddressName & keyof typeof t): Entry => ({ label: t[name], name, to: href(name) })
  return [
    { label: t.home, to: href('home') },
    {
      ...page('about'),
      children: [
        page('overview'),
        page('clients'),
        { ...page('about'), label: t.story, children: [page('history')] },
        page('team'),
        page('profile'),
        ...MENU_ENTRIES.map(({ value: name, label }) => ({ label: label[locale], name, to: ADDRESSES[name].path })),
        ...pageItems(menu),
      ],
    },
    {
      ...page('services'),
      children: services.map((service) => ({
        label: service.name,
        to: href('service', { slug: service.slug }),
        children: service.children.map((child) => ({
          label: child.name,
          to: href('childService', { parent: service.slug, slug: child.slug }),
        })),
      })),
    },
    ...(['projects', 'news', 'gallery'] as const).map(page),
    { label: t.contact, to: href('contact') },
  ]
}

export function isWithin(pathname: string, to: string): boolean {
  return to === href('home') ? pathname === to : pathname === to || pathname.startsWith(`${to}/`)
}
