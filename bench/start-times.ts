import type { Figure } from './report.ts'
import { startByNpm, startServer, type Server } from './server.ts'
import { median } from './statistics.ts'

/** From starting the process to the first 200 of home, on a store that is there already. */
export async function timeColdStart(root: string, dataDir: string): Promise<Figure> {
  const times = await repeat(5, () => startServer(root, dataDir))
  return { name: 'Cold start of the built server', unit: 'ms', measured: median(times), target: 350, note: describe(times) }
}

/** The same through `npm start`, which first looks whether packages and build are there. */
export async function timeSecondStart(root: string, dataDir: string): Promise<Figure> {
  const times = await repeat(3, () => startByNpm(root, dataDir))
  return { name: 'Second `npm start`', unit: 'ms', measured: median(times), target: 1_500, note: describe(times) }
}

async function repeat(count: number, start: () => Promise<Server>): Promise<number[]> {
  const times: number[] = []
  while (times.length < count) {
    const server = await start()
    await server.stop()
    times.push(server.firstAnswer)
  }
  return times
}

function describe(times: number[]): string {
  return `median of ${times.length}, ${Math.round(Math.min(...times))} to ${Math.round(Math.max(...times))}`
}
