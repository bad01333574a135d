import type { SavedPages } from '../../../../site/saved-pages.ts'
import { findCopy } from '../copies.ts'
import { pageKey, PATIENCE } from '../copy-rules.ts'
import { startSavingPages } from '../register-worker.ts'
import { tellWorker } from '../worker-messages.ts'

export default { start: startSavingPages, open: openSavedPage, patience: PATIENCE } satisfies SavedPages

async function openSavedPage(address: string, isSilent = false): Promise<boolean> {
  const worker = (navigator.serviceWorker as ServiceWorkerContainer | undefined)?.controller
  const url = new URL(address, location.href)
  const key = pageKey(url)
  if (!worker || key === undefined || !(await findCopy(key).catch(() => undefined))) return false
  if (isSilent) tellWorker(worker, { isSilent })
  location.assign(url)
  return true
}
