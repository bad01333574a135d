import type { Page, Request } from '@playwright/test'

/**
 * Collects what a visitor's browser would complain of: errors on the console, scripts that throw, requests that fail or
 * are refused, and requests to any other host.
 * @param origin the site's own
 * @returns the list, which grows while the page is open
 */
export function collectFaults(page: Page, origin: string): string[] {
  const faults: string[] = []
  const isGivenUp = watchGivenUp(page)
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    // Said of every script where JavaScript is off; where it is on, the console has an error as well.
    if (reason !== 'csp' && !isGivenUp(request)) faults.push(`failed: ${request.url()} ${reason}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`)
  })
  page.on('request', (request) => {
    const isOwn = request.url().startsWith(`${origin}/`) || /^(data|blob|about):/.test(request.url())
    if (!isOwn) faults.push(`another host: ${request.url()}`)
  })
  return faults
}

/** A page that is left gives up the requests that are under way: what is loaded when it is idle, for instance. */
function watchGivenUp(page: Page): (request: Request) => boolean {
  const startedOn = new WeakMap<Request, number>()
  let documents = 0
  let isLeaving = false
  page.on('request', (request) => {
    startedOn.set(request, documents)
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) isLeaving = true
  })
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) return
    documents += 1
    isLeaving = false
  })
  return (request) =>
    request.failure()?.errorText === 'net::ERR_ABORTED' && (isLeaving || startedOn.get(request)! < documents)
}
