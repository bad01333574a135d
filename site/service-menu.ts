import type { Service, ServiceReference } from '../contract/services/service.ts'

export interface ServiceMenuItem extends ServiceReference {
  children: ServiceReference[]
}

/** From the list that the layout loads on entry (specification section 2). */
export function toServiceMenu(services: Service[]): ServiceMenuItem[] {
  return services
    .filter((service) => service.parentService === null)
    .map(({ id, name, slug, children }) => ({ id, name, slug, children }))
}

/** For the footer: each child once, under its first discipline. */
export function uniqueChildServices(menu: ServiceMenuItem[]): ServiceMenuItem[] {
  const listed = new Set<number>()
  return menu.map((discipline) => ({
    ...discipline,
    children: discipline.children.filter(({ id }) => !listed.has(id) && listed.add(id)),
  }))
}
