declare global {
  interface Window {
    /** Faults of this page, each beginning with its kind. */
    testFaults?: string[]
  }
}

/** Runs in the page, before everything else: collects what a browser would put on its console as an error. */
export function collectFaults(): void {
  const faults: string[] = (window.testFaults = [])
  addEventListener(
    'error',
    (event) => {
      const target = event.target as Partial<HTMLImageElement & HTMLLinkElement> | null
      faults.push(`error: ${event.message ?? target?.src ?? target?.href}`)
    },
    true,
  )
  addEventListener('unhandledrejection', ({ reason }) => faults.push(`rejection: ${reason}`))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    faults.push(`policy: ${violatedDirective} ${blockedURI}`),
  )
  const print = console.error.bind(console)
  console.error = (...values: unknown[]) => {
    faults.push(`console: ${values.join(' ')}`)
    print(...values)
  }
  // The page is hydrated as the server wrote it.
  document.currentScript?.remove()
}
