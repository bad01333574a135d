import { href } from '../contract/addresses.ts'
import { askForPage } from './ask.ts'

export interface Addresses {
  home: string
  projectList: string
  project: string
  newsItem: string
  /** 20 projects. */
  projectsOfApi: string
}

const PROJECTS_OF_API = '/api/v1/projects?limit=20'

/** With an existing project and news item. */
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
