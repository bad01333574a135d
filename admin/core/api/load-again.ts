const KEY = 'staff.loaded-again'
/** Milliseconds within which a second failure is no update of the site. */
const ONCE = 60_000

/** Loads the page again where an update has renamed the file of a screen; the browser asks about a form with changes. */
export async function loadAgainAfterUpdate(): Promise<void> {
  if (Date.now() - Number(sessionStorage.getItem(KEY)) < ONCE) return
  const answer = await fetch(location.href, { cache: 'no-store' }).catch(() => undefined)
  if (!answer?.ok) return
  sessionStorage.setItem(KEY, String(Date.now()))
  location.reload()
}
