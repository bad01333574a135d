import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { PageLocale } from '../../contract/page-locales.ts'
import { useContentFormContext } from '../content/content-form-context.ts'
import { pageOfText } from '../content/kind-form.ts'
import { checkPage } from './check-page.ts'
import type { Hint } from './hint.ts'
import { weigh, type Weight } from './weight.ts'

/** Milliseconds without a change until a page is looked at: nobody is corrected while they type a word. */
const PAUSE = 1000
const MOST_LINKS = 50
/** Milliseconds after which a link is tried again. */
const KEPT = 60_000

interface Checked {
  hints: (Hint & { id: number })[]
  weight: Weight | undefined
}

/** Advice about a page beside its form, once it has settled. @param shown whatever changes what is seen of it */
export function useChecks(page: Document, html: string, locale: PageLocale, shown: string): Checked | undefined {
  const { kind, record } = useContentFormContext()
  const { getValues } = useFormContext()
  const client = useQueryClient()
  const [checked, setChecked] = useState<Checked>()
  const key = record?.['key']
  useEffect(() => {
    let isOld = false
    const check = async () => {
      const item = { kind, page: pageOfText(key), values: getValues(), locale }
      const hints = await checkPage(page, item, (paths) => findDead(client, paths))
      const weight = await weigh(page, html)
      // Two hints may say the same of two places.
      if (!isOld) setChecked({ hints: hints.map((hint, id) => ({ ...hint, id })), weight })
    }
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => void check(), PAUSE)
    }
    wait()
    document.addEventListener('input', wait)
    return () => {
      isOld = true
      document.removeEventListener('input', wait)
      clearTimeout(timer)
    }
  }, [page, html, locale, shown, kind, key, getValues, client])
  return checked
}

/** One after the other: saving must not wait for them. */
async function findDead(client: QueryClient, paths: string[]): Promise<Set<string>> {
  const dead = new Set<string>()
  for (const path of paths.slice(0, MOST_LINKS)) {
    const queryFn = () => isDead(path)
    if (await client.fetchQuery({ queryKey: ['link', path], staleTime: KEPT, queryFn })) dead.add(path)
  }
  return dead
}

/** As a visitor. A redirect leads somewhere; a server that is busy or away has not said that nothing is there. */
async function isDead(path: string): Promise<boolean> {
  try {
    const { status } = await fetch(path, { method: 'HEAD', credentials: 'omit', redirect: 'manual' })
    return status === 404 || status === 410
  } catch {
    return false
  }
}
