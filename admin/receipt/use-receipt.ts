import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useFormState } from 'react-hook-form'
import type { ContentRecord } from '../../contract/content/content.ts'
import { useContentFormContext } from '../core/forms/content-form-context.ts'
import { lookAt, pagesOf, type Look } from './visitor-pages.ts'

/** Milliseconds for which a look is one of "before". */
const FRESH = 30_000

/** Of one publication, for as long as the item stays as it was published. */
export interface Receipt {
  version: number
  before: Look | undefined
  /** The item's own, before and after. */
  paths: (string | null)[]
  /** Visitors saw it before; null: nothing. */
  publishedVersion: number | null
  /** A draft that stood beside it. */
  draftVersion: number | undefined
}

const keyOf = (entity: string, id: number | undefined) => ['receipt', entity, id]

/** The last receipt of the item in this form. */
export function useReceipt() {
  const { kind, record } = useContentFormContext()
  const client = useQueryClient()
  const queryKey = keyOf(kind.entity, record?.id)
  const { data } = useQuery<Receipt>({ queryKey, queryFn: skipToken })
  const drop = () => client.removeQueries({ queryKey, exact: true })
  return { receipt: data?.version === record?.version ? data : undefined, drop }
}

/**
 * Publishing that leaves a receipt.
 * Visitors' view before is looked at when something is typed, and when the button is reached, so that it need not wait.
 * @param from the item as it was before
 * @param call publishes it; without an answer there is no receipt
 * @returns `look`, for when the button is reached
 */
export function usePublish(from: ContentRecord | undefined, call: () => Promise<ContentRecord | undefined>) {
  const { kind, form } = useContentFormContext()
  const { isDirty } = useFormState({ control: form.control })
  const client = useQueryClient()
  const before = useRef<{ startedAt: number; seen: Look | undefined }>(undefined)
  const look = () => {
    if (before.current && Date.now() - before.current.startedAt < FRESH) return
    const begun = { startedAt: Date.now(), seen: before.current?.seen }
    before.current = begun
    void lookAt(pagesOf(kind.entity, [from?.path])).then((seen) => Object.assign(begun, { seen }))
  }
  useEffect(() => {
    if (isDirty) look()
    // Once, as the first thing is typed.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isDirty])
  const publish = async () => {
    // Publishing waits for no look, and one that has not ended yet may show either state.
    const seen = before.current?.seen
    const saved = await call()
    if (!saved) return
    before.current = undefined
    const isDraftBeside = from && from.version !== from.publishedVersion
    client.setQueryData<Receipt>(keyOf(kind.entity, saved.id), {
      version: saved.version,
      before: seen,
      paths: [saved.path, from?.path ?? null],
      publishedVersion: from?.publishedVersion ?? null,
      draftVersion: isDraftBeside ? from.version : undefined,
    })
  }
  return { look, publish }
}
