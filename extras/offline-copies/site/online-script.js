/* Goes on from the offline page, unless the visitor has left it already. */
addEventListener('online', () => setTimeout(() => navigator.onLine && location.reload(), 500))
