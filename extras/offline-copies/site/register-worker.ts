import { WORKER_FILE } from '../../../contract/discovery/worker-file.ts'
import { localePath } from '../../../contract/page-locales.ts'
import { shownPage } from '../../../site/failed-load.ts'
import { pageLocale } from '../../../site/page-locale.ts'
import { OFF_PARAMETER } from '../contract/offline-files.ts'
import { isFile } from './copy-rules.ts'
import { removeCopies } from './copies.ts'
import { tellWorker } from './worker-messages.ts'

/** Milliseconds after which a page counts as read, and is saved. */
const READING_TIME = 3000
const MAX_IDLE_WAIT = 5000

/** Saves what is visited. Private windows and old browsers have no workers, and refuse in different ways. */
export async function startSavingPages(): Promise<void> {
  const { searchParams } = new URL(location.href)
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || searchParams.has('preview')) return
  if (searchParams.has(OFF_PARAMETER)) return removeWorkers()
  const { serviceWorker } = navigator
  // Files that a page loaded without the worker, it gets from the browser's own cache now.
  const isFirst = !serviceWorker.controller
  await idle()
  await serviceWorker.register(WORKER_FILE)
  const { active } = await serviceWorker.ready
  const save = (addresses: string[]) => active && tellWorker(active, { save: addresses })
  // Needed by the first link that is followed, perhaps without a connection.
  await import('../../../site/browser-load.ts')
  if (isFirst) {
    save([location.href])
    // Also what is under way now: the worker does not see it.
    new PerformanceObserver((list) =>
      save(
        list
          .getEntries()
          .map(({ name }) => name)
          .filter((name) => isFile(new URL(name))),
      ),
    ).observe({ type: 'resource', buffered: true })
  }
  let timer: ReturnType<typeof setTimeout>
  shownPage.subscribe(() => {
    clearTimeout(timer)
    // In the gallery, each picture has an address.
    if (!shownPage.get().includes('picture='))
      timer = setTimeout(() => save([localePath(pageLocale(), shownPage.get())]), READING_TIME)
  })
}

async function removeWorkers(): Promise<void> {
  for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister()
  await removeCopies()
}

/** Safari has no `requestIdleCallback`. */
function idle(): Promise<unknown> {
  return new Promise((resolve) =>
    'requestIdleCallback' in globalThis
      ? requestIdleCallback(resolve, { timeout: MAX_IDLE_WAIT })
      : setTimeout(resolve, MAX_IDLE_WAIT),
  )
}
