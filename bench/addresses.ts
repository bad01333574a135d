import { href } from '../contract/addresses.ts'
import { askForPage } from './ask.ts'

/** Paths of what is measured. */
export interface Addresses {
  home: string
  projectList: string
  project: string
  newsItem: string
  /** The first page of projects in the API: 20 of them. */
  projectsOfApi: string
}

const PROJECTS_OF_API = '/api/v1/projects?limit=20'

/** Looks up one project and one news item that are there. */
export async function findAddresses(origin: string): Promise<Addresses> {
  const [project, newsItem] = await Promise.all(
    [PROJECTS_OF_API, '/api/v1/news?limit=1'].map(async (path) => {
      const { body } = await askForPage(`${origin}${path}`, {})
      const slug = (JSON.parse(body.toString()) as { data: { slug: string }[] }).data[0]?.slug
      if (slug === undefined) throw new Error(`${path} holds nothing`)
      return slug
    }),
  )
  return {
    home: href('home'),
    projectList: href('projects'),
    project: href('project', { slug: project! }),
    newsItem: href('newsItem', { slug: newsItem! }),
    projectsOfApi: PROJECTS_OF_API,
  }
}
