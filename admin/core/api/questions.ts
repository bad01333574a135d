/** Calls that were refused wait here for their person: to sign in again, or to show that the session is theirs. */
type Question = 'sign-in' | 'proof'

const waiting = new Map<Question, PromiseWithResolvers<boolean>>()
const dialogs = new Map<Question, () => void>()

/** @param open opens the dialog; undefined without one, as before the first sign-in: no call waits */
export function onQuestion(question: Question, open: (() => void) | undefined): void {
  if (open) dialogs.set(question, open)
  else dialogs.delete(question)
}

/** @returns whether the call may be made once more */
export function waitFor(question: Question): Promise<boolean> {
  const open = dialogs.get(question)
  if (!open) return Promise.resolve(false)
  const wait = waiting.get(question) ?? Promise.withResolvers<boolean>()
  if (!waiting.has(question)) open()
  waiting.set(question, wait)
  return wait.promise
}

/** Lets those go on that wait, or tells them that they cannot. */
export function endWait(question: Question, isAnswered: boolean): void {
  waiting.get(question)?.resolve(isAnswered)
  waiting.delete(question)
}
