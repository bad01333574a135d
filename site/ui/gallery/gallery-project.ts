import type { Project } from '../../../contract/projects/project.ts'

/** Projects rendered at once; divisible by 1, 2, 3 and 4 columns. */
export const GALLERY_STEP = 12

export type GalleryProject = Pick<Project, 'title' | 'slug' | 'pictures'> & Partial<Pick<Project, 'locale'>>

export function toGalleryProject({ title, slug, pictures, locale }: Project): GalleryProject {
  return { title, slug, pictures, locale }
}
