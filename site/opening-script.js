/*
 * Stands in the head of every page: until the first view is complete, or the visitor moves on, what lies below it may wait
 * (see hero.css), so that its pictures do not take the network from those of the first view. Without scripts nothing waits.
 */
{
  const { classList } = document.documentElement
  const open = () => classList.remove('opening')
  classList.add('opening')
  for (const type of ['scroll', 'wheel', 'touchstart', 'pointerdown', 'keydown']) addEventListener(type, open, { capture: true, once: true, passive: true })
  /* Complete, and painted. */
  addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(open)))
}
