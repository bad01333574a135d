/*
 * Stands in the head of every page: until the first view is complete, or the visitor moves on, what lies below it may
 * wait (see hero.css), so that its pictures do not take the network from those of the first view; parts marked as
 * late are not even looked at by the browser until then. Without scripts nothing waits. The scripts of the page wait
 * for it, too (deferred-hydration-script.js).
 */
{
  const { classList } = document.documentElement
  const open = () => {
    classList.remove('opening')
    for (const part of document.querySelectorAll('noscript.late')) part.outerHTML = part.textContent
  }
  classList.add('opening')
  for (const type of ['scroll', 'wheel', 'touchstart', 'pointerdown', 'keydown'])
    addEventListener(type, open, { capture: true, once: true, passive: true })
  const painted = new Promise((resolve) => {
    /* Not all browsers tell. */
    setTimeout(resolve, 2000)
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })
  })
  /* Complete and painted, its first picture too: that is decoded after it has come. */
  addEventListener('load', async () => {
    await Promise.allSettled([
      painted,
      ...Array.from(document.querySelectorAll('img[fetchpriority]'), (picture) => picture.decode()),
    ])
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        open()
        dispatchEvent(new Event('opened'))
      }),
    )
  })
}
