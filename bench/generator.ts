import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { applyLoad, type LoadResult } from './load.ts'
import { percentile } from './statistics.ts'

/*
 * Many connections are driven by h2load (nghttp2, MIT; Debian: nghttp2-client) where it is installed. A generator in JavaScript
 * reaches half of what nginx can send, so that nginx looks half as fast as it is, and what is said to be the server's p99 is
 * the time that answers wait for the generator. wrk is as quick, but puts answers into its percentiles that never were: from
 * its second multiple on, a long one counts as many (its correction of "coordinated omission"), which cannot be switched off. h2load
 * writes down each request as it was.
 */

export interface Generator {
  /** As the report names it. */
  name: string
  /** Asks for one address over and over. @throws when anything but 200 is answered */
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

/** @param requests a line each: begin in microseconds, status, microseconds until its end */
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
