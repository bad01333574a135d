import { OFF_PARAMETER, OFFLINE_FILES } from '../contract/offline-files.ts'
import { splitLocale, localePath, PAGE_LOCALES } from '../../../contract/page-locales.ts'
import { deleteOlderCaches, removeCopies, evict, factsOf, findCopy, listSavedPages, saveCopy } from './copies.ts'
import { isFile, isForeign, isPageToSave, pageKey, PATIENCE } from './copy-rules.ts'
import { answerFile, saveFile, saveHydration } from './file-copies.ts'
import { workerScope, type PageRequestEvent } from './worker-scope.ts'
import { addNotice, addSavedPages, hydrationOf, titleOf } from './offline-html.ts'

/**
 * Firefox shows its own error page when a navigation preload fails, whatever the worker answers:
 * https://github.com/GoogleChrome/workbox/issues/3134, still so in 153.
 */
const FAILS_WITH_PRELOAD = navigator.userAgent.includes('Firefox/')

let isOff = false

workerScope.addEventListener('install', (event) => {
  event.waitUntil(Promise.all(OFFLINE_PAGES.map(saveOfflinePage)).then(() => workerScope.skipWaiting()))
})

workerScope.addEventListener('activate', (event) => {
  event.waitUntil(takeOver())
})

workerScope.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url)
  const { method, mode, headers, destination, referrer } = event.request
  if (isOff || method !== 'GET' || url.origin !== location.origin || headers.has('Range')) return
  // Staff screens and previews show pictures that are not published.
  if (mode !== 'navigate' && referrer !== '' && isForeign(new URL(referrer))) return
  if (mode === 'navigate') answerNavigation(event, url)
  else if (isFile(url) || destination === 'image') event.respondWith(answerFile(event, url))
})

workerScope.addEventListener('message', (event) => {
  const { save = [], isSilent } = event.data
  if (isSilent) noteSilence()
  event.waitUntil(saveAll(save))
})

function answerNavigation(event: PageRequestEvent, url: URL): void {
  if (url.searchParams.has(OFF_PARAMETER) || splitLocale(url.pathname).path === OFFLINE_FILES.off)
    event.waitUntil(removeWorker())
  else if (!isForeign(url)) event.respondWith(answerPage(event, url))
}

/** Pages that are open may go on: their answers come from the network first, and files have names of their own. */
async function takeOver(): Promise<void> {
  const { navigationPreload } = workerScope.registration
  await (FAILS_WITH_PRELOAD ? navigationPreload?.disable() : navigationPreload?.enable())
  await deleteOlderCaches()
  await workerScope.clients.claim()
}

async function removeWorker(): Promise<void> {
  isOff = true
  await Promise.all([removeCopies(), workerScope.registration.unregister()])
}

async function saveAll(addresses: string[]): Promise<void> {
  for (const address of addresses) {
    const url = new URL(address, location.origin)
    if (url.origin !== location.origin) continue
    // A page that cannot be saved now is saved with the next visit.
    await (isFile(url) ? saveFile(url) : savePage(url)).catch(() => {})
  }
}

/** Milliseconds instead of PATIENCE, shortly after the network was silent. */
const SHORT_PATIENCE = 2000
const SILENT_FOR = 60_000
const DAY = 24 * 60 * 60 * 1000

const OFFLINE_PAGES = PAGE_LOCALES.map((locale) => localePath(locale, OFFLINE_FILES.page))

let silentAt = -Infinity

function noteSilence(): void {
  silentAt = Date.now()
}

/** The server's answer if there is one, else the copy, else the offline page. */
async function answerPage(event: PageRequestEvent, url: URL): Promise<Response> {
  const key = pageKey(url)
  const network = fetchPage(event)
  // It may fail while the copy is looked for.
  network.catch(() => {})
  const copy = key === undefined ? undefined : await findCopy(key).catch(() => undefined)
  if (key !== undefined) event.waitUntil(saveWhenAnswered(key, network))
  const answer = await Promise.race([network.catch(() => undefined), ...(copy ? [afterPatience()] : [])])
  if (answer === 'silent') noteSilence()
  else if (answer) return answer
  if (copy) return withHtml(copy, (html) => addNotice(html, factsOf(copy).savedAt))
  const offlinePage = await findCopy(localePath(splitLocale(url.pathname).locale, OFFLINE_FILES.page))
  if (!offlinePage) return network
  const pages = await listSavedPages()
  return withHtml(offlinePage, (html) => addSavedPages(html, pages))
}

async function fetchPage({ preloadResponse, request }: PageRequestEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request)
}

async function saveWhenAnswered(key: string, network: Promise<Response>): Promise<void> {
  // Cloned before the browser reads it.
  const response = await network.then((answer) => answer.clone()).catch(() => undefined)
  if (!response || !isPageToSave(response)) return
  await save(key, response)
  await renewOfflinePages()
}

/** Saves a page that was shown without a request for it, with its scripts. @throws without a connection */
async function savePage(url: URL): Promise<void> {
  const key = pageKey(url)
  if (key === undefined) return
  const response = await fetch(key, { redirect: 'manual' })
  if (!isPageToSave(response)) return
  const hydration = await save(key, response)
  if (hydration) await saveHydration(hydration)
}

/** Returns the address of its hydration module. */
async function save(key: string, response: Response): Promise<string | undefined> {
  const html = await response.text()
  await saveCopy(key, new Response(html, { headers: response.headers }), titleOf(html))
  await evict()
  return hydrationOf(html)
}

/** @throws without a connection */
async function saveOfflinePage(path: string): Promise<void> {
  const response = await fetch(path)
  if (!isPageToSave(response)) throw new Error('The offline page cannot be saved')
  await saveCopy(path, response)
}

/** They have the name of the firm. */
async function renewOfflinePages(): Promise<void> {
  for (const path of OFFLINE_PAGES) {
    const copy = await findCopy(path)
    if (!copy || Date.now() - factsOf(copy).savedAt > DAY) await saveOfflinePage(path).catch(() => {})
  }
}

async function afterPatience(): Promise<'silent'> {
  const isShort = Date.now() - silentAt < SILENT_FOR
  await new Promise((resolve) => setTimeout(resolve, isShort ? SHORT_PATIENCE : PATIENCE))
  return 'silent'
}

async function withHtml(copy: Response, change: (html: string) => string): Promise<Response> {
  return new Response(change(await copy.clone().text()), { headers: copy.headers })
}
