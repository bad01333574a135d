import { useEffect } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { GalleryProject } from './gallery-project.ts'
import { thumbnailId } from './gallery-thumbnail.tsx'

/**
 * The picture that the address names with `?project=…&picture=…`, where the first is 1. Opening one is a step in
 * history, so that Back closes it; going on to another is none.
 * @param find finds a project by its slug
 */
export function useShownPicture(find: (slug: string) => GalleryProject | undefined) {
  const [search, setSearch] = useSearchParams()
  const state = useLocation().state as { wasOpenedHere?: boolean } | null
  const navigate = useNavigate()
  const slug = search.get('project')
  const project = slug === null ? undefined : find(slug)
  useFocusGivenBack(project?.slug)

  /** The page of the gallery that is shown stays the same. */
  const addressOf = (picture?: { project: string; picture: string }) => {
    const page = search.get('page')
    return { ...(page !== null && { page }), ...picture }
  }
  const pictureAddress = (slug: string, index: number) => addressOf({ project: slug, picture: String(index + 1) })
  return {
    shown: project && { project, index: pictureIndex(search, project.pictures.length) },
    open: (slug: string) => setSearch(pictureAddress(slug, 0), { state: { wasOpenedHere: true } }),
    show: (index: number) => project && setSearch(pictureAddress(project.slug, index), { replace: true, state }),
    close: () => {
      if (state?.wasOpenedHere) void navigate(-1)
      else setSearch(addressOf(), { replace: true })
    },
  }
}

/** Which picture an address names, from 0; the first where it names none that there is. */
export function pictureIndex(search: URLSearchParams, count: number): number {
  const number = Number(search.get('picture'))
  return Number.isInteger(number) && number >= 1 && number <= count ? number - 1 : 0
}

/** Whoever closes the lightbox is back at the thumbnail of its project, even one who came straight to a picture. */
function useFocusGivenBack(openSlug: string | undefined) {
  useEffect(() => {
    if (openSlug)
      return () => (document.getElementById(thumbnailId(openSlug)) ?? document.getElementById('main'))?.focus()
  }, [openSlug])
}
