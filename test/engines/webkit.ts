import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { vi } from 'vitest'
import { endWithThis } from '../../scripts/at-exit.ts'
import { findWebKitDriver, findXvfb } from '../../scripts/engines.ts'
import { freePort } from '../../scripts/free-port.ts'
import { temporaryFolder } from '../../scripts/temporary-folder.ts'
import { COMMAND_TIMEOUT, START_TIMEOUT, type Appearance, type Engine } from './engine.ts'

/** MiniBrowser's bars would be wider than a phone, and take height. */
const NO_BARS = '* { font-size: 1px; padding: 0; margin: 0; min-width: 0; min-height: 0; border: none; }'

/** Milliseconds. Too often, a height would be mended before it is there. */
const RESIZE = { timeout: 15_000, interval: 200 }

/** Starts WebKitGTK's test browser in a display of its own. */
export async function startWebKit({ isDark, hasReducedMotion }: Appearance): Promise<Engine> {
  const { display, xvfb } = await startDisplay()
  const settings = temporaryFolder('webkit-settings')
  const folder = join(settings.path, 'gtk-3.0')
  mkdirSync(folder)
  writeFileSync(join(folder, 'gtk.css'), NO_BARS)
  writeFileSync(join(folder, 'settings.ini'), `[Settings]\ngtk-enable-animations=${hasReducedMotion ? 0 : 1}\n`)
  const port = await freePort()
  const driver = spawn(findWebKitDriver(), [`--port=${port}`], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      // Mesa's drawing in software, without a graphics card, ends the page's process now and then.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      GTK_THEME: isDark ? 'Adwaita:dark' : 'Adwaita',
      XDG_CONFIG_HOME: settings.path,
    },
  })
  endWithThis(driver)
  const origin = `http://127.0.0.1:${port}`
  await waitUntilReady(origin)
  const session = await call<Session>(`${origin}/session`, 'POST', { capabilities: {} })
  const send = <Result>(path: string, body?: object, method = body ? 'POST' : 'GET') =>
    call<Result>(`${origin}/session/${session.sessionId}${path}`, method, body)
  const evaluate = (expression: string) => send<string>('/execute/sync', { script: `return ${expression}`, args: [] })
  return {
    title: `WebKitGTK ${session.capabilities.browserVersion}`,
    open: (url) => send('/url', { url }),
    evaluate,
    perform: (actions) => send('/actions', { actions }),
    async resize(width, height) {
      // The window follows later, and what its bars leave over is known once it stands.
      let outer = height
      await vi.waitFor(async () => {
        await send('/window/rect', { x: 0, y: 0, width, height: outer })
        const [innerWidth, innerHeight] = JSON.parse(await evaluate('JSON.stringify([innerWidth, innerHeight])'))
        if (innerWidth === width && innerHeight === height) return
        if (innerWidth === width) outer += height - innerHeight
        throw new Error(`The page is ${innerWidth} × ${innerHeight} pixels large, and not ${width} × ${height}`)
      }, RESIZE)
    },
    screenshot: async () => Buffer.from(await send<string>('/screenshot'), 'base64'),
    async close() {
      await send('', undefined, 'DELETE')
      await end(driver)
      await end(xvfb)
      settings.remove()
    },
  }
}

interface Session {
  sessionId: string
  capabilities: { browserVersion: string }
}

async function startDisplay(): Promise<{ display: string; xvfb: ChildProcess }> {
  const values = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']
  const xvfb = spawn(findXvfb(), values, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  endWithThis(xvfb)
  const [number] = (await once(xvfb.stdio[3]!, 'data', { signal: AbortSignal.timeout(START_TIMEOUT) })) as [Buffer]
  return { display: `:${String(number).trim()}`, xvfb }
}

async function waitUntilReady(origin: string): Promise<void> {
  const end = Date.now() + START_TIMEOUT
  while (!(await fetch(`${origin}/status`).catch(() => undefined))?.ok) {
    if (Date.now() > end) throw new Error('WebKitWebDriver did not start')
    await new Promise((done) => setTimeout(done, 50))
  }
}

/** WebDriver classic: https://www.w3.org/TR/webdriver2/ */
async function call<Result>(url: string, method: string, body?: object): Promise<Result> {
  const answer = await fetch(url, {
    method,
    signal: AbortSignal.timeout(COMMAND_TIMEOUT),
    ...(body && { body: JSON.stringify(body) }),
  })
  const { value } = (await answer.json()) as { value: Result & { message?: string } }
  if (!answer.ok) throw new Error(`${method} ${new URL(url).pathname}: ${value.message}`)
  return value
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill()
  await ended
}
