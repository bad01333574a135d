import { useEffect, useState } from 'react'
import type { ContentRow } from '../../../contract/content/content.ts'
import { useRead } from './use-read.ts'

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

/** Content of every kind with these words. */
export const useFoundContent = (search: string, options: Parameters<typeof useRead<ContentRow[]>>[2]) =>
  useRead(['find', search], `/content/search?search=${encodeURIComponent(search)}`, options)
