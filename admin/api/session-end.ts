/** Calls that were refused because the session has ended wait here until somebody has signed in again. */
let waiting: { promise: Promise<boolean>; resolve: (isSignedIn: boolean) => void } | undefined
let askForSignIn: (() => void) | undefined

/** @param ask opens the dialog in which to sign in; undefined: nobody is signed in yet, and there is nothing to go on with */
export function onSessionEnd(ask: (() => void) | undefined): void {
  askForSignIn = ask
}

/** @returns whether the call may be made once more */
export function waitForSignIn(): Promise<boolean> {
  if (!askForSignIn) return Promise.resolve(false)
  if (!waiting) {
    waiting = Promise.withResolvers<boolean>()
    askForSignIn()
  }
  return waiting.promise
}

/** Lets those go on that wait, or tells them that they cannot. */
export function endWait(isSignedIn: boolean): void {
  const ended = waiting
  waiting = undefined
  ended?.resolve(isSignedIn)
}
