import { createContext, use, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { useBlocker } from 'react-router'
import { useListener } from './use-listener.ts'

interface UnsavedForm {
  isDirty: () => boolean
  /** The browser keeps what was typed, so that closing the page needs no question. */
  isKept: boolean
}

/** Undefined: people are signed out, and nothing is asked. */
const Forms = createContext<((form: UnsavedForm) => () => void) | undefined>(undefined)

interface GuardFormsProps {
  /** The question, when a screen with unsaved input is being left. */
  ask: ComponentType<{ isKept: boolean; onStay: () => void; onLeave: () => void }>
  children: ReactNode
}

/** Around screens. One for all their forms, since a router has one blocker. */
export function GuardForms({ ask: Ask, children }: GuardFormsProps) {
  const [forms] = useState(() => new Set<UnsavedForm>())
  const [add] = useState(() => (form: UnsavedForm) => {
    forms.add(form)
    return () => void forms.delete(form)
  })
  const dirty = () => [...forms].filter(({ isDirty }) => isDirty())
  const isKept = () => dirty().every((form) => form.isKept)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && dirty().length > 0,
  )
  useListener('beforeunload', (event) => !isKept() && event.preventDefault(), window)
  return (
    <Forms value={add}>
      {children}
      {blocker.state === 'blocked' && <Ask isKept={isKept()} onStay={blocker.reset} onLeave={blocker.proceed} />}
    </Forms>
  )
}

/** A form whose screen is not left without a question while it has unsaved input. */
export function useUnsaved(isDirty: () => boolean, isKept = false): void {
  const add = use(Forms)
  // After each drawing: what is asked while the next one is made is of the last one.
  useEffect(() => add?.({ isDirty, isKept }))
}
