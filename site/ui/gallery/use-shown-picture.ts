import { useEffect } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { GalleryProject } from './gallery-project.ts'
import { thumbnailId } from './gallery-steps.tsx'

/** The picture in `?project=…&picture=…`, from 1. Opening adds a history entry, so that Back closes it. */
export function useShownPicture(find: (slug: string) => GalleryProject | undefined) {
  const [search, setSearch] = useSearchParams()
  const state = useLocation().state as { wasOpenedHere?: boolean } | null
  const navigate = useNavigate()
  const slug = search.get('project')
  const project = slug === null ? undefined : find(slug)
  useFocusReturn(project?.slug)

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

export function pictureIndex(search: URLSearchParams, count: number): number {
  const number = Number(search.get('picture'))
  return Number.isInteger(number) && number >= 1 && number <= count ? number - 1 : 0
}

/** Returns the focus to the project's thumbnail, also after a direct link to a picture. */
function useFocusReturn(openSlug: string | undefined) {
  useEffect(() => {
    if (openSlug)
      return () => (document.getElementById(thumbnailId(openSlug)) ?? document.getElementById('main'))?.focus()
  }, [openSlug])
}
