import { setImmediate } from 'node:timers/promises'

/** In each turn of the event loop Node accepts one connection and answers from memory. */
const TURNS = 4

let last = Promise.resolve()

/** Yields to other requests before costly work. Each caller gets separate turns, so that tasks do not add up. */
export function nextTurn(): Promise<void> {
  last = last.then(waitTurns)
  return last
}

async function waitTurns(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) await setImmediate()
}
