import type { Service, ServiceReference } from '../contract/service.ts'

/** A discipline with its child services, as header and footer list them. */
export interface ServiceMenuItem extends ServiceReference {
  children: ServiceReference[]
}

/** The menu of services, from the one list that the layout loads on entry (specification section 2). */
export function toServiceMenu(services: Service[]): ServiceMenuItem[] {
  return services
    .filter((service) => service.parentService === null)
    .map(({ id, name, slug, children }) => ({ id, name, slug, children }))
}

/** Every child service once, in the order of the menu: the footer's Services column. */
export function uniqueChildServices(menu: ServiceMenuItem[]): ServiceReference[] {
  return [...new Map(menu.flatMap(({ children }) => children).map((child) => [child.id, child])).values()]
}
