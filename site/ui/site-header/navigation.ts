import { href } from '../../../contract/addresses.ts'
import type { ServiceMenuItem } from '../../service-menu.ts'
import type { WordsOf } from '../../words.ts'
import type { words } from './words.ts'

export interface NavigationItem {
  label: string
  to: string
  children?: NavigationItem[]
}

/** Word for word (specification section 2), the profile and the experience. */
export function navigationItems(services: ServiceMenuItem[], t: WordsOf<typeof words>): NavigationItem[] {
  return [
    { label: t.home, to: href('home') },
    {
      label: t.about,
      to: href('about'),
      children: [
        { label: t.overview, to: href('overview') },
        { label: t.clients, to: href('clients') },
        { label: t.story, to: href('about'), children: [{ label: t.history, to: href('history') }] },
        { label: t.team, to: href('team') },
        { label: t.profile, to: href('profile') },
        { label: t.capabilities, to: href('capabilities') },
      ],
    },
    {
      label: t.services,
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
    { label: t.projects, to: href('projects') },
    { label: t.news, to: href('news') },
    { label: t.gallery, to: href('gallery') },
    { label: t.contact, to: href('contact') },
  ]
}

export function isWithin(pathname: string, to: string): boolean {
  return to === href('home') ? pathname === to : pathname === to || pathname.startsWith(`${to}/`)
}
