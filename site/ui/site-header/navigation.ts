import { href } from '../../../contract/addresses.ts'
import type { ServiceMenuItem } from '../../service-menu.ts'

export interface NavigationItem {
  label: string
  to: string
  children?: NavigationItem[]
}

/** Word for word (specification section 2). */
export function navigationItems(services: ServiceMenuItem[]): NavigationItem[] {
  return [
    { label: 'HOME', to: href('home') },
    {
      label: 'ABOUT US',
      to: href('about'),
      children: [
        { label: 'Overview', to: href('overview') },
        { label: 'Clients', to: href('clients') },
        { label: 'Our Story', to: href('about'), children: [{ label: 'History', to: href('history') }] },
        { label: 'Teams', to: href('team') },
      ],
    },
    {
      label: 'SERVICE',
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
    { label: 'PROJECTS', to: href('projects') },
    { label: 'NEWS & EVENT', to: href('news') },
    { label: 'GALLERY', to: href('gallery') },
    { label: 'CONTACT US', to: href('contact') },
  ]
}

export function isWithin(pathname: string, to: string): boolean {
  return to === href('home') ? pathname === to : pathname === to || pathname.startsWith(`${to}/`)
}
