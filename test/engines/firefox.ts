import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { endWithThis } from '../../scripts/at-exit.ts'
import { findFirefox } from '../../scripts/engines.ts'
import { temporaryFolder } from '../../scripts/temporary-folder.ts'
import { COMMAND_TIMEOUT, START_TIMEOUT, type Appearance, type Engine } from './engine.ts'

/** WebDriver BiDi: https://w3c.github.io/webdriver-bidi/ */
type Send = <Result>(method: string, params?: object) => Promise<Result>
type Answer = { id: number; type: 'success'; result: unknown } | { id: number; type: 'error'; message: string }
type Evaluated =
  | { type: 'success'; result: { value: string } }
  | { type: 'exception'; exceptionDetails: { text: string } }

/** Starts a Firefox without a window and with a profile of its own. */
export async function startFirefox({ isDark, hasReducedMotion }: Appearance): Promise<Engine> {
  const profile = temporaryFolder('firefox-profile')
  const preferences = {
    'layout.css.prefers-color-scheme.content-override': isDark ? 0 : 1,
    'ui.prefersReducedMotion': hasReducedMotion ? 1 : 0,
    // A mouse: fine (2) and able to hover (4). Without a window, Firefox sees none.
    'ui.primaryPointerCapabilities': 6,
    'ui.allPointerCapabilities': 6,
    // As on phones, and as in the other engines.
    'ui.useOverlayScrollbars': 1,
    'app.update.enabled': false,
    'browser.shell.checkDefaultBrowser': false,
    'browser.startup.page': 0,
    'datareporting.policy.dataSubmissionEnabled': false,
    'network.captive-portal-service.enabled': false,
    'network.connectivity-service.enabled': false,
    'toolkit.telemetry.reportingpolicy.firstRun': false,
  }
  const lines = Object.entries(preferences).map((entry) => `user_pref(${entry.map((part) => JSON.stringify(part))});`)
  writeFileSync(join(profile.path, 'user.js'), lines.join('\n'))
  const values = ['--headless', '--no-remote', '--profile', profile.path, '--remote-debugging-port', '0']
  const firefox = spawn(findFirefox(), values, { stdio: ['ignore', 'ignore', 'pipe'] })
  endWithThis(firefox)
  const { send, close } = await connect(`${await readAddress(firefox)}/session`)
  const { capabilities } = await send<{ capabilities: { browserVersion: string } }>('session.new', { capabilities: {} })
  // Keys press buttons only in a tab that has the focus, which the first one has not.
  const { context } = await send<{ context: string }>('browsingContext.create', { type: 'tab' })
  return {
    title: `Firefox ${capabilities.browserVersion}`,
    open: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    async evaluate(expression) {
      const answer = await send<Evaluated>('script.evaluate', { target: { context }, expression, awaitPromise: true })
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text)
      return answer.result.value
    },
    perform: (actions) => send('input.performActions', { context, actions }),
    resize: (width, height) => send('browsingContext.setViewport', { context, viewport: { width, height } }),
    async screenshot() {
      const { data } = await send<{ data: string }>('browsingContext.captureScreenshot', { context })
      return Buffer.from(data, 'base64')
    },
    async close() {
      const ended = once(firefox, 'exit')
      await send('browser.close')
      await ended
      close()
      profile.remove()
    },
  }
}

async function readAddress(firefox: ChildProcess): Promise<string> {
  let printed = ''
  for await (const text of firefox.stderr!.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
    printed += text
    const address = /WebDriver BiDi listening on (\S+)/.exec(printed)?.[1]
    if (!address) continue
    firefox.stderr!.resume()
    return address
  }
  throw new Error(`Firefox did not start:\n${printed}`)
}

async function connect(url: string): Promise<{ send: Send; close(): void }> {
  const socket = new WebSocket(url)
  await once(socket, 'open', { signal: AbortSignal.timeout(START_TIMEOUT) })
  const waiting = new Map<number, (answer: Answer) => void>()
  let last = 0
  socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const answer = JSON.parse(data) as Answer
    waiting.get(answer.id)?.(answer)
    waiting.delete(answer.id)
  })
  return {
    send: <Result>(method: string, params: object = {}) =>
      new Promise<Result>((resolve, reject) => {
        const id = ++last
        const timer = setTimeout(() => reject(new Error(`${method} was not answered`)), COMMAND_TIMEOUT)
        waiting.set(id, (answer) => {
          clearTimeout(timer)
          if (answer.type === 'error') reject(new Error(`${method}: ${answer.message}`))
          else resolve(answer.result as Result)
        })
        socket.send(JSON.stringify({ id, method, params }))
      }),
    close: () => socket.close(),
  }
}
