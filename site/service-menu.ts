import type { Service } from '../contract/services/service.ts'
import { pick } from './pick.ts'

export type ServiceMenuItem = ReturnType<typeof toServiceMenu>[number]

/** From the list that the layout loads on entry (specification section 2). */
export const toServiceMenu = (services: Service[]) =>
  services
    .filter((service) => service.parentService === null)
    .map((service) => pick(service, ['id', 'name', 'slug', 'children']))

/** For the footer: each child once, under its first discipline. */
export function uniqueChildServices(menu: ServiceMenuItem[]): ServiceMenuItem[] {
  const listed = new Set<number>()
  return menu.map((discipline) => ({
    ...discipline,
    children: discipline.children.filter(({ id }) => !listed.has(id) && listed.add(id)),
  }))
}
