import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { localePath, type PageLocale } from '../../contract/page-locales.ts'
import { contentCalls } from '../core/forms/content-calls.ts'
import { useContentFormContext } from '../core/forms/content-form-context.ts'
import { newest } from './newest.ts'
import { useFormStatesContext } from './form-states.tsx'

/** Milliseconds, after the server had too much to do. */
const RETRY = 1000

interface Page {
  html: string | undefined
  isRefused: boolean
}

/** Loads pages one at a time, the newest last. */
function pageLoader(onPage: (page: (old: Page) => Page) => void) {
  let wanted: string | undefined
  const loading = newest(async () => {
    if (wanted === undefined) return
    const response = await fetch(wanted).catch(() => undefined)
    const html = await response?.text().catch(() => undefined)
    // Meanwhile a newer page has come another way.
    if (wanted === undefined) return
    const isPage = response?.headers.get('Content-Type')?.startsWith('text/html')
    if (isPage && html !== undefined) return onPage(() => ({ html, isRefused: false }))
    onPage((old) => ({ ...old, isRefused: true }))
    // Refused for good by all but a server that is busy or away.
    if (!response || response.status === 503) loading.after(RETRY)
  })
  return (address: string | undefined) => {
    wanted = address
    if (address !== undefined) void loading.now()
  }
}

/** The page with the form; while the form has faults, the page of before. */
export function usePageHtml(locale: PageLocale): Page {
  const { kind, record } = useContentFormContext()
  const { kept } = useFormStatesContext()
  const [page, setPage] = useState<Page>({ html: undefined, isRefused: false })
  const [load] = useState(() => pageLoader(setPage))
  const isSavedShown = !kept || (kept.preview === null && page.html === undefined)
  const { data: saved } = useQuery({
    queryKey: ['preview', kind.entity, record?.id, record?.version],
    queryFn: async () => (await contentCalls.preview(kind.entity, record!.id)).data.url,
    enabled: record !== undefined && isSavedShown,
    gcTime: 0,
    staleTime: Infinity,
  })
  // The answer has the page already, unless the server had too much to do.
  const html = kept?.html ?? undefined
  const address = html === undefined ? (kept?.preview ?? (isSavedShown ? saved : undefined)) : undefined
  const changedAt = kept?.changedAt
  useEffect(() => {
    if (html !== undefined) setPage({ html, isRefused: false })
  }, [html])
  useEffect(() => {
    if (address !== undefined) load(localePath(locale, address))
    return () => load(undefined)
  }, [address, changedAt, locale, load])
  return page
}
