import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { applyLoad, type LoadResult } from './load.ts'
import { percentile } from './statistics.ts'

/**
 * h2load (nghttp2) drives many connections, if installed: a generator in JavaScript reaches half of nginx's rate.
 * wrk's correction of "coordinated omission" invents long answers and cannot be switched off.
 */

export interface Generator {
  /** In the report. */
  name: string
  /** @throws for any status but 200 */
  apply(address: string, connections: number, seconds: number): Promise<LoadResult>
}

const OWN: Generator = { name: 'bench/load.ts', apply: applyLoad }

export function findGenerator(): Generator {
  const { status, stdout } = spawnSync('h2load', ['--version'], { encoding: 'utf8' })
  return status === 0 ? { name: stdout.trim(), apply: applyByH2load } : OWN
}

async function applyByH2load(address: string, connections: number, seconds: number): Promise<LoadResult> {
  const folder = mkdtempSync(join(tmpdir(), 'h2load-'))
  try {
    const file = join(folder, 'requests')
    const values = [
      '--h1',
      '--threads=1',
      `--clients=${connections}`,
      `--duration=${seconds}`,
      `--log-file=${file}`,
      '--header=accept-encoding: br',
      address,
    ]
    const child = spawn('h2load', values, { stdio: 'ignore' })
    const [code] = (await once(child, 'exit')) as [number | null]
    if (code !== 0) throw new Error(`h2load ended with ${code}: ${address}`)
    return summarise(address, readFileSync(file, 'utf8'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @param requests a line each: start in microseconds, status, duration in microseconds */
function summarise(address: string, requests: string): LoadResult {
  const durations: number[] = []
  let [begin, end] = [Infinity, 0]
  for (const line of requests.split('\n')) {
    if (line === '') continue
    const [start, status, duration] = line.split('\t').map(Number) as [number, number, number]
    if (status !== 200) throw new Error(`${address} was answered ${status}`)
    durations.push(duration / 1_000)
    begin = Math.min(begin, start)
    end = Math.max(end, start + duration)
  }
  const count = durations.length
  if (count === 0) throw new Error(`${address} was not answered`)
  return {
    count,
    requestsPerSecond: (count * 1e6) / (end - begin),
    p50: percentile(durations, 0.5),
    p99: percentile(durations, 0.99),
  }
}
