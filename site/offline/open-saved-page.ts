import { findCopy } from './copies.ts'
import { pageKey } from './copy-rules.ts'
import { tellWorker } from './worker-messages.ts'

/** Loads the copy of a page from the service worker. False: there is none. @param isSilent the network did not answer */
export async function openSavedPage(address: string, isSilent = false): Promise<boolean> {
  const worker = (navigator.serviceWorker as ServiceWorkerContainer | undefined)?.controller
  const url = new URL(address, location.href)
  const key = pageKey(url)
  if (!worker || key === undefined || !(await findCopy(key).catch(() => undefined))) return false
  if (isSilent) tellWorker(worker, { isSilent })
  location.assign(url)
  return true
}
