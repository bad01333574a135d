import { chromium, type Browser } from '@playwright/test'
import { findChromium } from '../scripts/chromium.ts'

interface Weight {
  requests: number
  /** Compressed, with the heads of the answers. */
  bytes: number
}

export interface ScreenView {
  screen: string
  page: Weight
  fonts: Weight
  pictures: Weight
  other: Weight
  /** Files that the first view needs. */
  beforeScripts: Weight
  scripts: Weight
  /** Must be 0. */
  otherHosts: number
}

type Kind = 'page' | 'fonts' | 'pictures' | 'scripts' | 'other'

const SCREENS = [
  {
    name: 'phone, 360 × 740, 2 dots a pixel',
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
  },
  { name: 'desktop, 1280 × 800', viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1, isMobile: false },
]

/** Chromium's resource types. */
const KINDS: Record<string, Kind> = {
  Document: 'page',
  Stylesheet: 'page',
  Font: 'fonts',
  Image: 'pictures',
  Script: 'scripts',
}

/** Chromium that asks for nothing of its own. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await findChromium(),
    args: [
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
    // Chromium's sandbox does not work for root.
    chromiumSandbox: process.getuid?.() !== 0,
  })
}

/** Empty, with a warning, without a browser. */
export async function lookByBrowser(origin: string): Promise<ScreenView[]> {
  let browser: Browser
  try {
    browser = await launchBrowser()
  } catch (error) {
    console.error(`\n!!! NO BROWSER: what it loads for the first view is not measured. ${String(error)}\n`)
    return []
  }
  try {
    const views: ScreenView[] = []
    for (const screen of SCREENS) views.push(await look(browser, origin, screen))
    return views
  } finally {
    await browser.close()
  }
}

/** Counts requests until the page is complete, and the scripts after that. */
async function look(
  browser: Browser,
  origin: string,
  { name, ...screen }: (typeof SCREENS)[number],
): Promise<ScreenView> {
  const context = await browser.newContext(screen)
  const page = await context.newPage()
  const network = await context.newCDPSession(page)
  await network.send('Network.enable')
  const requested = new Map<string, { kind: Kind; isOurs: boolean; bytes: number }>()
  let untilLoad: { kind: Kind; bytes: number }[] = []
  page.once('load', () => (untilLoad = [...requested.values()].filter(({ kind }) => kind !== 'scripts')))
  network.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    if (request.url.startsWith('data:')) return
    const kind = KINDS[type ?? ''] ?? 'other'
    requested.set(requestId, { kind, isOurs: new URL(request.url).origin === origin, bytes: 0 })
  })
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const entry = requested.get(requestId)
    if (entry) entry.bytes = encodedDataLength
  })
  await page.goto(`${origin}/`, { waitUntil: 'load' })
  await page.waitForLoadState('networkidle')
  const scripts = [...requested.values()].filter(({ kind }) => kind === 'scripts')
  await context.close()

  const weigh = (...kinds: Kind[]): Weight => {
    const entries = [...untilLoad, ...scripts].filter(({ kind }) => kinds.includes(kind))
    return { requests: entries.length, bytes: entries.reduce((total, { bytes }) => total + bytes, 0) }
  }
  return {
    screen: name,
    page: weigh('page'),
    fonts: weigh('fonts'),
    pictures: weigh('pictures'),
    other: weigh('other'),
    beforeScripts: weigh('page', 'fonts', 'pictures', 'other'),
    scripts: weigh('scripts'),
    otherHosts: [...requested.values()].filter(({ isOurs }) => !isOurs).length,
  }
}
