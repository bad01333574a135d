import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useContentFormContext } from '../content/content-form-context.ts'
import { lookAt, pagesOf, type Look } from './visitor-pages.ts'

/** Milliseconds that publishing waits for a look which began when the button was reached. */
const PATIENCE = 250
/** Milliseconds for which a look is one of "before". */
const FRESH = 30_000

/** Of one publication, for as long as the item stays as it was published. */
export interface Receipt {
  version: number
  before: Look | undefined
  /** The item's own, before and after. */
  paths: (string | null)[]
  /** What visitors saw before; null: nothing. */
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
 * @returns `look`, for when the button is reached: what visitors see before is known when it is pressed
 */
export function usePublish() {
  const { kind, record, save } = useContentFormContext()
  const client = useQueryClient()
  const before = useRef<{ startedAt: number; look: Promise<Look> }>(undefined)
  const isUnderway = useRef(false)
  const look = () => {
    if (before.current && Date.now() - before.current.startedAt < FRESH) return before.current.look
    before.current = { startedAt: Date.now(), look: lookAt(pagesOf(kind.entity, [record?.path])) }
    return before.current.look
  }
  const publish = async () => {
    if (isUnderway.current) return
    isUnderway.current = true
    try {
      const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE, undefined))
      const seen = await Promise.race([look(), late])
      const saved = await save(true)
      if (!saved) return
      const isDraftBeside = record && record.version !== record.publishedVersion
      client.setQueryData<Receipt>(keyOf(kind.entity, saved.id), {
        version: saved.version,
        before: seen,
        paths: [saved.path, record?.path ?? null],
        publishedVersion: record?.publishedVersion ?? null,
        draftVersion: isDraftBeside ? record.version : undefined,
      })
    } finally {
      before.current = undefined
      isUnderway.current = false
    }
  }
  return { look: () => void look(), publish }
}
