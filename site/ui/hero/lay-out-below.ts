// @chunk home
/**
 * Gives each section below the hero its layout in an idle moment of its own, so that a picture of the whole page (an archive,
 * a link preview) shows it. See hero.css. @returns a function that stops
 */
export function layOutBelow(hero: Element | null): () => void {
  let section = hero?.nextElementSibling
  const layOutNext = () => {
    if (!section) return
    section.setAttribute('data-laid-out', '')
    section = section.nextElementSibling
    whenIdle(layOutNext)
  }
  whenIdle(layOutNext)
  return () => void (section = null)
}

/** Safari has no `requestIdleCallback`. */
const whenIdle = (run: () => void) =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(run) : setTimeout(run, 100)
