import { fault } from './content-error.ts'
import type { SampleContent } from './sample-files.ts'

/** As authors write it: `<img src="picture:hill-road.jpg" alt="…">`. */
export const BODY_PICTURE = /<img\b[^>]*?\bsrc="picture:([^"]*)"[^>]*>/g

/** Checks references. @param known file names in pictures/, and district codes */
export function findReferenceFaults(
  content: SampleContent,
  known: { pictureFiles: Set<string>; districtCodes: Set<string> },
): string[] {
  const faults: string[] = []
  const pictures = new Set(content['pictures/index'].map(({ file }) => file))
  const clients = new Set(content.clients.map(({ slug }) => slug))
  const categories = new Set(content.categories.map(({ slug }) => slug))
  const services = new Set<string>()

  const check = (
    names: Set<string>,
    what: string,
    name: string | null | undefined,
    file: string,
    path: PropertyKey[] = [],
  ) => {
    if (name !== null && name !== undefined && !names.has(name))
      faults.push(fault(file, path, `there is no ${what} '${name}'`))
  }
  const once = (names: Set<string>, what: string, name: string, file: string, path: PropertyKey[]) => {
    if (names.has(name)) faults.push(fault(file, path, `the ${what} '${name}' occurs twice`))
    names.add(name)
  }

  content['pictures/index'].forEach(({ file }, index) => {
    check(known.pictureFiles, 'file', file, 'pictures/index.json', [index, 'file'])
  })
  content.pages.forEach(({ picture }, index) => check(pictures, 'picture', picture, 'pages.json', [index, 'picture']))
  content.partners.forEach(({ logo }, index) => check(pictures, 'picture', logo, 'partners.json', [index, 'logo']))
  content.services.forEach((service, index) => {
    once(services, 'service', service.slug, 'services.json', [index, 'slug'])
    check(pictures, 'picture', service.picture, 'services.json', [index, 'picture'])
    service.children.forEach((child, childIndex) => {
      once(services, 'service', child.slug, 'services.json', [index, 'children', childIndex, 'slug'])
      check(pictures, 'picture', child.picture, 'services.json', [index, 'children', childIndex, 'picture'])
    })
  })
  content.news.forEach(({ category, picture }, index) => {
    check(categories, 'category', category, 'news.json', [index, 'category'])
    check(pictures, 'picture', picture, 'news.json', [index, 'picture'])
  })

  const projects = new Set<string>()
  const codes = new Set<string>()
  content.projects.forEach((project, index) => {
    const file = 'projects.json'
    once(codes, 'code', project.code, file, [index, 'code'])
    check(clients, 'client', project.client, file, [index, 'client'])
    check(projects, 'project before this one', project.parent, file, [index, 'parent'])
    const lists = [
      ['districts', known.districtCodes, 'district'],
      ['services', services, 'service'],
      ['pictures', pictures, 'picture'],
    ] as const
    for (const [field, names, what] of lists) {
      const seen = new Set<string>()
      project[field].forEach((name, position) => {
        check(names, what, name, file, [index, field, position])
        once(seen, what, name, file, [index, field, position])
      })
    }
    projects.add(project.slug)
  })

  for (const [file, html] of content.bodies) {
    for (const [tag, picture] of html.matchAll(BODY_PICTURE)) {
      check(pictures, 'picture', picture, file)
      if (!/\balt="/.test(tag)) faults.push(fault(file, [], `the picture '${picture}' has no alt text`))
    }
  }
  return faults
}
