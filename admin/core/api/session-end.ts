/** Calls that failed because the session had ended wait here for the next sign-in. */
let waiting: { promise: Promise<boolean>; resolve: (isSignedIn: boolean) => void } | undefined
let askForSignIn: (() => void) | undefined

/** @param ask opens the sign-in dialog; undefined before the first sign-in: no call waits */
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
  waiting?.resolve(isSignedIn)
  waiting = undefined
}
