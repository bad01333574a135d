import { useEffect, useState } from 'react'

/** Milliseconds without a key until the server is asked. */
const PAUSE = 150

/** @returns the text once nobody has typed for a moment */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
