import { mkdtempSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { atExit } from '../at-exit.ts'
import { percentile } from '../../bench/statistics.ts'
import { createClient } from './client.ts'
import { startMailServer } from './mail-server.ts'
import { settings, writeMessage } from './run-drill.ts'
import { createServerProcess } from './server-process.ts'

export interface Latency {
  /** Milliseconds from the due time to the answer. */
  p50: number
  p99: number
  worst: number
  failed: number
  messages: number
  perSecond: number
  /** The p99 of a synced write of a page: a message needs at least one. */
  diskP99: number
  /** The load average of a minute. */
  load: number
}

const WARM_UP = 5

/** Sends messages at a constant rate, while their mails are sent too. */
export async function measureLatency({
  seed,
  perSecond = 50,
  seconds = 20,
}: {
  seed: number
  perSecond?: number
  seconds?: number
}): Promise<Latency> {
  const dataDir = mkdtempSync(join(tmpdir(), 'enquiry-latency-'))
  const forget = atExit(() => rmSync(dataDir, { recursive: true, force: true }))
  const mailServer = await startMailServer()
  const server = await createServerProcess(settings(dataDir, mailServer))
  try {
    await server.start()
    const client = await createClient(server.origin, 20)
    const times: number[] = []
    let failed = 0
    const begin = performance.now()
    const all = Array.from({ length: (WARM_UP + seconds) * perSecond }, async (_, index) => {
      const due = begin + (index * 1000) / perSecond
      await wait(Math.max(0, due - performance.now()))
      const answer = await client.post(writeMessage(index, seed)).catch(() => undefined)
      if (index < WARM_UP * perSecond) return
      times.push(performance.now() - due)
      if (answer?.status !== 201) failed++
    })
    await Promise.all(all)
    client.close()
    const found = {
      failed,
      messages: times.length,
      perSecond,
      diskP99: await measureDisk(dataDir),
      load: loadavg()[0] ?? 0,
    }
    return { p50: percentile(times, 0.5), p99: percentile(times, 0.99), worst: percentile(times, 1), ...found }
  } finally {
    await server.kill()
    await mailServer.close()
    forget()
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function measureDisk(folder: string): Promise<number> {
  const file = await open(join(folder, 'disk'), 'w')
  const times: number[] = []
  for (let write = 0; write < 300; write++) {
    const begin = performance.now()
    await file.write(Buffer.alloc(4096))
    await file.datasync()
    times.push(performance.now() - begin)
  }
  await file.close()
  return percentile(times, 0.99)
}
