import { existsSync, readFileSync, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'

export type EngineName = 'firefox' | 'webkit'

interface Program {
  /** Environment variable that names the program's file. */
  variable: string
  names: string[]
  knownFiles: string[]
  /** Of Debian. */
  package: string
}

const FIREFOX: Program = {
  variable: 'FIREFOX_PATH',
  names: ['firefox-esr', 'firefox'],
  knownFiles: [
    '/usr/bin/firefox-esr',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
  ],
  package: 'firefox-esr',
}

const WEBKIT_DRIVER: Program = {
  variable: 'WEBKIT_DRIVER_PATH',
  names: ['WebKitWebDriver'],
  knownFiles: ['/usr/bin/WebKitWebDriver'],
  package: 'webkit2gtk-driver',
}

/** WebKitGTK draws on a display; this one is in memory. */
const XVFB: Program = { variable: 'XVFB_PATH', names: ['Xvfb'], knownFiles: ['/usr/bin/Xvfb'], package: 'xvfb' }

const PROGRAMS = { firefox: [FIREFOX], webkit: [WEBKIT_DRIVER, XVFB] } satisfies Record<EngineName, Program[]>

export const ENGINE_NAMES = Object.keys(PROGRAMS) as EngineName[]

/** The Debian packages that an engine still needs on this machine; none: it can be tested. */
export function missingPackages(engine: EngineName): string[] {
  return PROGRAMS[engine].filter((program) => !find(program)).map((program) => program.package)
}

/** @throws when it is not installed */
export const findFirefox = () => findOrThrow(FIREFOX)
/** @throws when it is not installed */
export const findWebKitDriver = () => findOrThrow(WEBKIT_DRIVER)
/** @throws when it is not installed */
export const findXvfb = () => findOrThrow(XVFB)

function findOrThrow(program: Program): string {
  const file = find(program)
  if (file) return file
  throw new Error(`Install Debian's ${program.package}, or name its program file in ${program.variable}.`)
}

function find({ variable, names, knownFiles }: Program): string | undefined {
  const given = process.env[variable]
  if (given) return given
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean)
  return [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...knownFiles].find(
    (file) => existsSync(file) && !isSnap(file),
  )
}

/** Ubuntu's `firefox` is a script that starts a snap, which sees no profile in a temporary folder. */
function isSnap(file: string): boolean {
  return file.startsWith('/snap/') || (statSync(file).size < 10_000 && readFileSync(file, 'utf8').includes('/snap/'))
}
