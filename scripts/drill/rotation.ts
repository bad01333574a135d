import { setTimeout as wait } from 'node:timers/promises'
import type { ServerProcess } from './server-process.ts'

export interface Rotation {
  /** Servers that get requests. */
  servers: ServerProcess[]
  /** Asks the next server; a GET without an answer is asked again of others. @throws after that */
  ask(path: string, init?: RequestInit): Promise<Response>
  counts: { requests: number; repeatedGets: number }
}

/** Milliseconds. */
const PATIENCE = 10_000
const GETS = 3

/** Like a proxy in front of several servers that repeats nothing but reads. */
export function createRotation(servers: ServerProcess[]): Rotation {
  let turn = 0
  const rotation: Rotation = {
    servers,
    counts: { requests: 0, repeatedGets: 0 },
    async ask(path, init = {}) {
      rotation.counts.requests++
      for (let attempt = 1; ; attempt++) {
        const { origin } = rotation.servers[turn++ % rotation.servers.length]!
        try {
          return await fetch(origin + path, { ...init, signal: AbortSignal.timeout(PATIENCE) })
        } catch (error) {
          if ((init.method ?? 'GET') !== 'GET' || attempt === GETS) throw error
          rotation.counts.repeatedGets++
          await wait(20)
        }
      }
    },
  }
  return rotation
}
