import { OFF_PARAMETER, OFFLINE_FILES } from '../../contract/offline/offline-files.ts'
import { splitLocale } from '../../contract/page-locales.ts'
import { deleteOlderCaches, removeCopies } from './copies.ts'
import { isFile, isForeign } from './copy-rules.ts'
import { answerFile, saveFile } from './file-copies.ts'
import { answerPage, noteSilence, saveOfflinePages, savePage } from './page-copies.ts'
import { workerScope, type PageRequestEvent } from './worker-scope.ts'

/**
 * Firefox shows its own error page when a navigation preload fails, whatever the worker answers:
 * https://github.com/GoogleChrome/workbox/issues/3134, still so in 153.
 */
const FAILS_WITH_PRELOAD = navigator.userAgent.includes('Firefox/')

let isOff = false

workerScope.addEventListener('install', (event) => {
  event.waitUntil(saveOfflinePages().then(() => workerScope.skipWaiting()))
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
