import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { browserApi } from '../../api/browser-api.ts'
import { toastError } from '../toast/toast.ts'
import { toGalleryProject, type GalleryProject } from './gallery-project.ts'

interface AllProjects {
  known: GalleryProject[]
  total: number
  /** False until hydration. */
  isAlive: boolean
  hasFailed: boolean
  /** Loads all projects once; after a failure it tries again. */
  ask: () => void
}

/** The first projects come with the page; all (specification section 2) are loaded on demand, or after a navigation. */
export function useAllProjects(first: GalleryProject[], total: number): AllProjects {
  const isAlive = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  const [cameFromSite] = useState(isAlive)
  const [all, setAll] = useState<GalleryProject[]>()
  const [hasFailed, setHasFailed] = useState(false)
  /** A ref: the caller may not have been rendered since. */
  const isAsked = useRef(false)
  const isGone = useRef(false)
  const hasAll = all !== undefined || first.length >= total

  const ask = () => {
    if (hasAll || isAsked.current) return
    isAsked.current = true
    setHasFailed(false)
    browserApi
      .listAllProjects()
      .then((projects) => setAll(projects.filter(({ pictures }) => pictures.length > 0).map(toGalleryProject)))
      .catch((error: unknown) => {
        isAsked.current = false
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

  return { known: all ?? first, total: all?.length ?? total, isAlive, hasFailed, ask }
}
