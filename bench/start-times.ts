import { processorTime } from './process-facts.ts'
import type { Figure } from './report.ts'
import { startByNpm, startServer, type Server } from './server.ts'
import { median } from './statistics.ts'
import { TARGETS } from './targets.ts'

/** From starting the process to the first 200 of home, on a store that is there already; and what of it was work. */
export async function timeColdStart(root: string, dataDir: string): Promise<Figure[]> {
  const { times, work } = await repeat(5, () => startServer(root, dataDir))
  const figures: Figure[] = [
    {
      name: 'Cold start of the built server',
      unit: 'ms',
      measured: median(times),
      target: TARGETS.coldStart,
      note: describe(times),
    },
  ]
  if (work.length > 0) {
    figures.push({ name: 'Processor time of a cold start', unit: 'ms', measured: median(work), note: describe(work) })
  }
  return figures
}

/** The same through `npm start`, which first looks whether packages and build are there. */
export async function timeSecondStart(root: string, dataDir: string): Promise<Figure> {
  const { times } = await repeat(3, () => startByNpm(root, dataDir))
  return {
    name: 'Second `npm start`',
    unit: 'ms',
    measured: median(times),
    target: TARGETS.secondStart,
    note: describe(times),
  }
}

async function repeat(count: number, start: () => Promise<Server>): Promise<{ times: number[]; work: number[] }> {
  const times: number[] = []
  const work: number[] = []
  while (times.length < count) {
    const server = await start()
    times.push(server.firstAnswer)
    const used = processorTime(server.pid)
    if (used !== undefined) work.push(used)
    await server.stop()
  }
  return { times, work }
}

function describe(times: number[]): string {
  return `median of ${times.length}, ${Math.round(Math.min(...times))} to ${Math.round(Math.max(...times))}`
}
