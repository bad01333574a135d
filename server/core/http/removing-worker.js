/* Served where there is no service worker, to browsers that once had one: it removes the copies and itself. */
addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => {
  const remove = async () => {
    for (const name of await caches.keys()) if (name.startsWith('copies-')) await caches.delete(name)
    await registration.unregister()
  }
  event.waitUntil(remove())
})
