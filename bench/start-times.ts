import { processorTime } from './process-facts.ts'
import type { Figure } from './report.ts'
import { startByNpm, startServer, type Server } from './server.ts'
import { median } from './statistics.ts'
import { TARGETS } from './targets.ts'

/** From the start of the process to the first 200 of home, with an existing store; and the processor time. */
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

/** By `npm start`, which first checks packages and build. */
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
