/*
 * Stands in the head of every page: until the first view is complete, or the visitor moves on, what lies below it may wait
 * (see hero.css), so that its pictures do not take the network from those of the first view; parts marked as late are not
 * even looked at by the browser until then. Without scripts nothing waits.
 */
{
  const { classList } = document.documentElement
  const open = () => {
    classList.remove('opening')
    for (const part of document.querySelectorAll('noscript.late')) part.outerHTML = part.textContent
  }
  classList.add('opening')
  for (const type of ['scroll', 'wheel', 'touchstart', 'pointerdown', 'keydown']) addEventListener(type, open, { capture: true, once: true, passive: true })
  /* Complete, and painted. */
  addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(open)))
}
