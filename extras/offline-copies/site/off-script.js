/* Runs in /sw/off, without anything else of the site. */
{
  const remove = async () => {
    for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister()
    for (const name of await caches.keys()) if (name.startsWith('copies-')) await caches.delete(name)
  }
  const show = (id) => {
    document.getElementById('working').hidden = true
    document.getElementById(id).hidden = false
  }
  remove().then(
    () => show('done'),
    () => show('failed'),
  )
}
