import { paths } from '../../paths.ts'
import type { ServiceMenuItem } from '../../service-menu.ts'

export interface NavigationItem {
  label: string
  to: string
  children?: NavigationItem[]
}

/** The seven entries of the header with their submenus, word for word (specification section 2). */
export function navigationItems(services: ServiceMenuItem[]): NavigationItem[] {
  return [
    { label: 'HOME', to: paths.home },
    {
      label: 'ABOUT US',
      to: paths.about,
      children: [
        { label: 'Overview', to: paths.overview },
        { label: 'Clients', to: paths.clients },
        { label: 'Our Story', to: paths.about, children: [{ label: 'History', to: paths.history }] },
        { label: 'Teams', to: paths.team },
      ],
    },
    {
      label: 'SERVICE',
      to: paths.services,
      children: services.map((service) => ({
        label: service.name,
        to: paths.service(service.slug),
        children: service.children.map((child) => ({ label: child.name, to: paths.service(child.slug, service.slug) })),
      })),
    },
    { label: 'PROJECTS', to: paths.projects },
    { label: 'NEWS & EVENT', to: paths.news },
    { label: 'GALLERY', to: paths.gallery },
    { label: 'CONTACT US', to: paths.contact },
  ]
}

/** True when the address is the entry's own page or one beneath it. */
export function isWithin(pathname: string, to: string): boolean {
  return to === paths.home ? pathname === to : pathname === to || pathname.startsWith(`${to}/`)
}
