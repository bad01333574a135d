import { DatabaseSync, StatementSync } from 'node:sqlite'
import pg from 'pg'

/* oxlint-disable typescript/no-explicit-any -- any function of these classes */

/**
 * Calls `then` after each statement of this process, on either engine, with its number from 1 on and what it ran on.
 * @returns ends it
 */
export function afterEachStatement(then: (count: number, on: unknown) => void): () => void {
  let count = 0
  const ends = [
    ...(['all', 'get', 'iterate', 'run'] as const).map((name) => wrap(StatementSync.prototype, name, after)),
    wrap(DatabaseSync.prototype, 'exec', after),
    wrap(pg.Client.prototype, 'query', after),
  ]
  return () => ends.forEach((end) => end())

  function after(answer: any, on: unknown): any {
    if (!(answer instanceof Promise)) {
      count += 1
      then(count, on)
      return answer
    }
    return answer.finally(() => {
      count += 1
      then(count, on)
    })
  }
}

function wrap(prototype: any, name: string, after: (answer: any, on: unknown) => any): () => void {
  const plain = prototype[name]
  prototype[name] = function (this: unknown, ...values: unknown[]) {
    return after(plain.apply(this, values), this)
  }
  return () => (prototype[name] = plain)
}
