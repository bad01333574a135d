const KEY = 'staff.loaded-again'
/** Milliseconds within which a second failure is no update of the site. */
const ONCE = 60_000

/**
 * Loads the page again when a screen's file is no longer there: after an update of the site they have other names. A
 * form with changes is asked about by the browser first, and has its copy. Without a connection nothing is done.
 */
export async function loadAgainAfterUpdate(): Promise<void> {
  if (Date.now() - Number(sessionStorage.getItem(KEY)) < ONCE) return
  const answer = await fetch(location.href, { cache: 'no-store' }).catch(() => undefined)
  if (!answer?.ok) return
  sessionStorage.setItem(KEY, String(Date.now()))
  location.reload()
}
