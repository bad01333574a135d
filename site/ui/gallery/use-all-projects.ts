import { useEffect, useRef, useState } from 'react'
import { useIsHydrated } from '../../hydrated.ts'
import { browserApi } from '../../api/browser-api.ts'
import { toastError } from '../toast/toast.ts'
import { toGalleryProject, type GalleryProject } from './gallery-project.ts'

/** The first projects come with the page; all (specification section 2) are loaded on demand, or after a navigation. */
export function useAllProjects(first: GalleryProject[], total: number) {
  const isHydrated = useIsHydrated()
  const [cameFromSite] = useState(isHydrated)
  const [all, setAll] = useState<GalleryProject[]>()
  const [hasFailed, setHasFailed] = useState(false)
  /** A ref: the caller may not have been rendered since. */
  const isRequested = useRef(false)
  const isGone = useRef(false)
  const hasAll = all !== undefined || first.length >= total

  /** Loads all projects once; after a failure it tries again. */
  const ask = () => {
    if (hasAll || isRequested.current) return
    isRequested.current = true
    setHasFailed(false)
    browserApi
      .listAllProjects()
      .then((projects) => setAll(projects.filter(({ pictures }) => pictures.length > 0).map(toGalleryProject)))
      .catch((error: unknown) => {
        isRequested.current = false
        if (isGone.current) return
        setHasFailed(true)
        toastError(error)
      })
  }

  useEffect(() => {
    isGone.current = false
    if (cameFromSite) ask()
    return () => {
      isGone.current = true
    }
    // Once, on mount.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  return { known: all ?? first, total: all?.length ?? total, isHydrated, hasFailed, ask }
}
