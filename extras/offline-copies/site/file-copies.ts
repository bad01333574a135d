import { findCopy, noteUse, saveCopy } from './copies.ts'
import { fileKey, isFileToSave } from './copy-rules.ts'
import { scriptsOf } from './offline-html.ts'
import type { PageRequestEvent } from './worker-scope.ts'

const HYDRATION = '/hydration/'

/** A module that fails to run leaves the page as the server has rendered it, which is readable. */
const NO_HYDRATION = "throw new Error('The scripts of this page are not saved')"

/** Their names change with their content: a copy is as good as the server's file. */
export async function answerFile(event: PageRequestEvent, url: URL): Promise<Response> {
  const key = fileKey(url)
  const copy = key === undefined ? undefined : await findCopy(key)
  const isHydration = url.pathname.startsWith(HYDRATION)
  if (key !== undefined && copy && (!isHydration || (await hasScripts(copy.clone())))) {
    event.waitUntil(noteUse(copy.clone()))
    return copy
  }
  try {
    const response = await fetch(event.request)
    if (key !== undefined && isFileToSave(response)) event.waitUntil(saveCopy(key, response.clone()))
    return response
  } catch (error) {
    if (isHydration) return new Response(NO_HYDRATION, { headers: { 'Content-Type': 'text/javascript' } })
    // Its description is shown, and the console has no error of a failed request.
    if (event.request.destination === 'image') return new Response(null, { headers: { 'Content-Type': 'image/png' } })
    throw error
  }
}

/** @throws without a connection */
export async function saveFile(url: URL): Promise<void> {
  const key = fileKey(url)
  if (key === undefined || (await findCopy(key))) return
  const response = await fetch(url)
  if (isFileToSave(response)) await saveCopy(key, response)
}

/** Saves a hydration module with its scripts. @throws without a connection */
export async function saveHydration(address: string): Promise<void> {
  await saveFile(new URL(address, location.origin))
  const copy = await findCopy(address)
  if (copy) await hasScripts(copy)
}

/** Fetches those that are not saved. A module that misses one would start a part of the page. */
async function hasScripts(hydration: Response): Promise<boolean> {
  const scripts = scriptsOf(await hydration.text())
  const saved = await Promise.all(
    scripts.map(async (script) => {
      await saveFile(new URL(script, location.origin)).catch(() => {})
      return (await findCopy(script)) !== undefined
    }),
  )
  return saved.every(Boolean)
}
