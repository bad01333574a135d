import type { Picture } from '../../../contract/picture.ts'
import type { Project } from '../../../contract/project.ts'

/** So many projects come with the page, and as many are put into it at once as it is scrolled. All of 1, 2, 3 and 4 columns divide it. */
export const GALLERY_STEP = 12

/** What the gallery shows of a project. */
export interface GalleryProject {
  title: string
  slug: string
  pictures: Picture[]
}

export function toGalleryProject({ title, slug, pictures }: Project): GalleryProject {
  return { title, slug, pictures }
}
