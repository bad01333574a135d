import type { Words } from '../../../contract/locale.ts'
import { call } from '../api/call.ts'
import { useDone } from '../api/use-done.ts'
import { useWords } from '../words/use-words.ts'
import { useFormCall } from './use-form-call.ts'

interface Saving {
  path: string
  /** Of the queries to refresh. */
  keys: string[]
  saved: Words
  onSaved?: () => void
}

/** A form that replaces something, and says that it is saved. @param bodyOf what is sent of its fields */
export function useSaveForm(
  { path, keys, saved, onSaved }: Saving,
  bodyOf: (values: Record<string, string>) => object,
) {
  const say = useWords()
  const done = useDone(...keys)
  return useFormCall(async (values) => {
    await call(path, { method: 'PUT', body: bodyOf(values) })
    void done(say(saved))
    onSaved?.()
  })
}
