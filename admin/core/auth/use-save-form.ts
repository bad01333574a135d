import type { Words } from '../../../contract/locale.ts'
import { call } from '../api/call.ts'
import { useDone } from '../api/use-done.ts'
import { useWords } from '../words/use-words.ts'
import { useFormCall } from './use-form-call.ts'

type BodyOf = (values: Record<string, string>) => object

/** A form that replaces something, and says so. @param keys of the queries to refresh */
export function useSaveForm(path: string, keys: string[], saved: Words, bodyOf: BodyOf) {
  const say = useWords()
  const done = useDone(...keys)
  return useFormCall(async (values) => {
    await call(path, { method: 'PUT', body: bodyOf(values) })
    void done(say(saved))
  })
}
