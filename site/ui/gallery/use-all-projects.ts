import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { browserApi } from '../../api/browser-api.ts'
import { toastError } from '../toast/toast.ts'
import { toGalleryProject, type GalleryProject } from './gallery-project.ts'

interface AllProjects {
  /** Those that are known: the first ones until all are there. */
  known: GalleryProject[]
  /** How many there are, known or not. */
  total: number
  /** Has JavaScript taken the page over? Until then, and without it, only the first ones are there. */
  isAlive: boolean
  hasFailed: boolean
  /** Asks for all, unless they were asked for or are there. After a failure it tries again. */
  ask: () => void
}

/**
 * The projects of the gallery: the first ones come with the page; all of them (specification section 2) are asked for by
 * the browser when they are needed, or at once when the visitor came from another page of the site.
 */
export function useAllProjects(first: GalleryProject[], total: number): AllProjects {
  const isAlive = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  const [cameFromSite] = useState(isAlive)
  const [all, setAll] = useState<GalleryProject[]>()
  const [hasFailed, setHasFailed] = useState(false)
  /** Also true once they are there: who asks may not have been rendered with them yet. */
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
    // Once, on arrival.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  return { known: all ?? first, total: all?.length ?? total, isAlive, hasFailed, ask }
}
