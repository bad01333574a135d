import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { canInstallSystemPackages, installSystemPackages } from './apt-get.ts'
import { packageBinary } from './package-binary.ts'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const KNOWN_FILES = [
  '/usr/bin/chromium',
  '/usr/lib/chromium/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

/** Chromium without windows, toolbars and popups, which cost as much time as the pages that are tested. */
const HEADLESS_SHELL = 'chromium-headless-shell'

/** CHROMIUM_PATH, Debian's headless shell, or a whole Chromium. @throws when none is available */
export async function findTestBrowser(): Promise<string> {
  if (process.env['CHROMIUM_PATH']) return findChromium()
  const file = `/usr/bin/${HEADLESS_SHELL}`
  if (works(file)) return file
  try {
    if (canInstallSystemPackages()) installSystemPackages(HEADLESS_SHELL)
  } catch {
    console.log(`Without ${HEADLESS_SHELL} the browser tests take longer.`)
  }
  return works(file) ? file : findChromium()
}

/** CHROMIUM_PATH, the system's, Debian's package, or Playwright's download. @throws when none is available */
export async function findChromium(): Promise<string> {
  const given = process.env['CHROMIUM_PATH']
  if (given) {
    if (works(given)) return given
    throw new Error(`CHROMIUM_PATH names ${given}, which does not start.`)
  }
  const failures: string[] = []
  for (const find of [findInstalled, installFromDebian, downloadTestBrowser]) {
    try {
      const file = await find()
      if (file) return file
    } catch (error) {
      failures.push(error instanceof Error ? error.message : String(error))
    }
  }
  throw new Error(
    [
      ...failures,
      'No Chromium was found, and none could be installed. Install Chromium or Chrome, or name its program file in CHROMIUM_PATH.',
    ].join('\n'),
  )
}

function findInstalled(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean)
  const inPath = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)))
  return [...KNOWN_FILES, ...inPath].find(works)
}

function installFromDebian(): string | undefined {
  if (!canInstallSystemPackages()) return undefined
  installSystemPackages('chromium')
  return findInstalled()
}

async function downloadTestBrowser(): Promise<string | undefined> {
  console.log('Downloading the test browser (playwright install chromium)')
  const result = spawnSync(process.execPath, [packageBinary('@playwright/test', 'playwright'), 'install', 'chromium'], {
    stdio: 'inherit',
  })
  if (result.status !== 0) throw new Error('playwright install chromium failed.')
  const { chromium } = await import('@playwright/test')
  return [chromium.executablePath()].find(works)
}

/** Some systems have a `chromium-browser` that only tells how to install one. */
function works(file: string): boolean {
  if (!existsSync(file)) return false
  // On Windows, --version would open a window.
  if (process.platform === 'win32') return true
  const result = spawnSync(file, ['--version'], { encoding: 'utf8', timeout: 20_000 })
  return result.status === 0 && /chrom/i.test(result.stdout)
}
