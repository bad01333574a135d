import { useEffect, useState } from 'react'
import { useNavigationType } from 'react-router'
import { readStored, store } from '../../storage.ts'

const LAST_OPENED = 'last-opened-project'

/** Remembers, for this tab, which project was opened. */
export function useOpenedProject(slug: string): void {
  useEffect(() => void store('sessionStorage', LAST_OPENED, slug), [slug])
}

/** The project of a list that was opened last, when the visitor comes back to the list; its card gets the focus. */
export function useLastOpened(slugs: string[]): string | undefined {
  const isBack = useNavigationType() === 'POP'
  const [slug, setSlug] = useState<string>()
  const isListed = slug !== undefined && slugs.includes(slug)
  useEffect(() => {
    if (isBack) setSlug(readStored('sessionStorage', LAST_OPENED) ?? undefined)
  }, [isBack])
  useEffect(() => {
    if (isListed) document.querySelector<HTMLElement>('.card--last .card__link')?.focus({ preventScroll: true })
  }, [isListed])
  return isListed ? slug : undefined
}
