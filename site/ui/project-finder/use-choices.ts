import { useEffect, useRef } from 'react'

/** How long a visitor pauses before a choice made with arrow keys is searched for, in milliseconds. */
const PAUSE = 700

/** Arrow keys change a closed list at each press: the search waits for a pause. A choice by pointer is made at once. */
export function useChoices(submit: () => void) {
  const isByKey = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    choose() {
      clearTimeout(timer.current)
      if (isByKey.current) timer.current = setTimeout(submit, PAUSE)
      else submit()
    },
    noteKey: () => void (isByKey.current = true),
    notePointer: () => void (isByKey.current = false),
  }
}
