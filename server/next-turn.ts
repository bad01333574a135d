import { setImmediate } from 'node:timers/promises'

/** In each turn of the event loop Node accepts one connection, and answers what is in memory. */
const TURNS = 4

let last = Promise.resolve()

/**
 * Lets others be answered before a piece of costly work. Each caller gets separate turns of the event loop, so that
 * pieces which become ready at the same moment do not add up to one long block.
 */
export function nextTurn(): Promise<void> {
  last = last.then(waitTurns)
  return last
}

async function waitTurns(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) await setImmediate()
}
