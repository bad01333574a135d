import type { Service, ServiceReference } from '../contract/service.ts'

export interface ServiceMenuItem extends ServiceReference {
  children: ServiceReference[]
}

/** From the list that the layout loads on entry (specification section 2). */
export function toServiceMenu(services: Service[]): ServiceMenuItem[] {
  return services
    .filter((service) => service.parentService === null)
    .map(({ id, name, slug, children }) => ({ id, name, slug, children }))
}

export function uniqueChildServices(menu: ServiceMenuItem[]): ServiceReference[] {
  return [...new Map(menu.flatMap(({ children }) => children).map((child) => [child.id, child])).values()]
}
