import type { Page } from '@playwright/test'

/**
 * Collects what a visitor's browser would complain of: errors on the console, scripts that throw, requests that fail or
 * are refused, and requests to any other host.
 * @param origin the site's own
 * @returns the list, which grows while the page is open
 */
export function collectFaults(page: Page, origin: string): string[] {
  const faults: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    // Said of every script where JavaScript is off; where it is on, the console has an error as well.
    if (reason !== 'csp') faults.push(`failed: ${request.url()} ${reason}`)
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
