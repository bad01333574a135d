import { setTimeout } from 'node:timers/promises'
import type { Browser, CDPSession, Page } from '@playwright/test'

/** Measured on the way to the gallery's last picture. */
export interface GalleryView {
  screen: string
  /** Milliseconds until the first picture is painted. */
  firstRow: number
  /** Milliseconds of the longest task before and after; under 50 counts as none. */
  longestTaskAtFirst: number
  longestTaskWhileScrolling: number
  /** Over 50 ms. */
  longTasks: number
  /** Compressed size and time of the list call; 0 without one. */
  listBytes: number
  listTime: number
  /** At the end; memory in MiB after a garbage collection. */
  thumbnails: number
  elements: number
  memory: number
  seconds: number
}

export const SCREENS = [
  {
    name: 'phone, 360 × 740',
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  },
  { name: 'desktop, 1280 × 800', viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1, isMobile: false },
]

/** Milliseconds between turns of the wheel, and screens per turn: a hurried visitor. */
const TURN_INTERVAL = 50
const TURN_SCREENS = 1.5

/** Runs in the page, before anything else. */
function watch() {
  const seen = { tasks: [] as number[], firstRow: 0 }
  Object.assign(window, { seen })
  new PerformanceObserver((list) => seen.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
    buffered: true,
  })
  const look = () => {
    const image = document.querySelector<HTMLImageElement>('.gallery img')
    if (!image?.complete || image.naturalWidth === 0) return void requestAnimationFrame(look)
    // After the next frame it is on the screen.
    requestAnimationFrame(() => requestAnimationFrame(() => (seen.firstRow = performance.now())))
  }
  if (location.pathname === '/gallery') requestAnimationFrame(look)
}

export async function lookAtGallery(
  browser: Browser,
  origin: string,
  { name, ...screen }: (typeof SCREENS)[number],
): Promise<GalleryView> {
  const context = await browser.newContext(screen)
  const page = await context.newPage()
  const tools = await context.newCDPSession(page)
  await tools.send('Performance.enable')
  const listCall = watchListCall(page)
  await page.addInitScript(watch)

  await page.goto(`${origin}/gallery`, { waitUntil: 'networkidle' })
  const firstRow = await page.evaluate(() => (window as unknown as Seen).seen.firstRow)
  const atFirst = await takeTasks(page)
  const begin = performance.now()
  await scrollToEnd(page)
  const seconds = (performance.now() - begin) / 1000
  const tasks = await takeTasks(page)

  await tools.send('HeapProfiler.collectGarbage')
  const metrics = await measure(tools)
  const thumbnails = await page.locator('.gallery-thumbnail img').count()
  const { bytes, time } = await listCall()
  await context.close()
  return {
    screen: name,
    firstRow,
    longestTaskAtFirst: Math.max(0, ...atFirst),
    longestTaskWhileScrolling: Math.max(0, ...tasks),
    longTasks: tasks.length,
    listBytes: bytes,
    listTime: time,
    thumbnails,
    elements: metrics['Nodes'] ?? 0,
    memory: (metrics['JSHeapUsedSize'] ?? 0) / 1024 ** 2,
    seconds,
  }
}

interface Seen {
  seen: { tasks: number[]; firstRow: number }
}

/** Until the page's end, when nothing more loads. */
async function scrollToEnd(page: Page): Promise<void> {
  const { width, height } = page.viewportSize()!
  await page.mouse.move(width / 2, height / 2)
  for (let turnsAtEnd = 0; turnsAtEnd < 20;) {
    await page.mouse.wheel(0, height * TURN_SCREENS)
    await setTimeout(TURN_INTERVAL)
    const isAtEnd = await page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 2)
    turnsAtEnd = isAtEnd ? turnsAtEnd + 1 : 0
  }
}

async function takeTasks(page: Page): Promise<number[]> {
  return page.evaluate(() => (window as unknown as Seen).seen.tasks.splice(0))
}

async function measure(tools: CDPSession): Promise<Record<string, number>> {
  const { metrics } = await tools.send('Performance.getMetrics')
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]))
}

function watchListCall(page: Page) {
  const made = page
    .waitForResponse((response) => response.url().includes('limit=1000000000'), { timeout: 0 })
    .catch(() => undefined)
  return async () => {
    const response = await Promise.race([made, Promise.resolve(undefined)])
    if (!response) return { bytes: 0, time: 0 }
    await response.finished()
    const { responseBodySize } = await response.request().sizes()
    return { bytes: responseBodySize, time: response.request().timing().responseEnd }
  }
}
