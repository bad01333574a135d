import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { runInNewContext } from 'node:vm'
import { createElement } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import {
  createRequestHandler,
  Outlet,
  RouterContextProvider,
  Scripts,
  ServerRouter,
  type EntryContext,
  type ServerBuild,
} from 'react-router'
import { importInPlace, readRouterOutput } from './react-router-output.ts'

const NONCE = 'f00d'
/** Every character that is escaped in JSON, in JavaScript or in HTML. */
const PROBE = `probe "\\ </script> <!-- \u2028 é`
const MODULES = { entry: '/assets/entry.js', shared: '/assets/shared.js', manifest: '/assets/manifest.js' }

/** Checks with a minimal page what deferred hydration assumes about React Router. Undefined: no difference. */
export async function findFormatFault(render = renderProbe): Promise<string | undefined> {
  try {
    const html = await render(NONCE)
    const { preloads, context, data, modules } = readRouterOutput(html, NONCE)
    for (const file of Object.values(MODULES)) if (!preloads.includes(file)) return `${file} is not preloaded`
    const received = await runScripts([context, ...data])
    if (!received.includes(JSON.stringify(PROBE))) return 'the scripts do not stream the data of the loaders'
    const imports = importInPlace(modules)
    const isComplete = [...routeFiles(), MODULES.manifest].every((file) => imports.includes(`await import("${file}")`))
    const startsReact = imports.trim().endsWith(`import("${MODULES.entry}");`)
    return isComplete && startsReact ? undefined : 'not all modules are imported'
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** Runs the inline scripts as the hydration module does. Returns what React would read from their stream. */
async function runScripts(scripts: string[]): Promise<string> {
  const window = {}
  const code = scripts.map((script) => `{${script}}`).join('\n')
  runInNewContext(`"use strict";${code}`, { window, ReadableStream, TextEncoderStream })
  const { stream } = Reflect.get(window, '__reactRouterContext') as { stream: ReadableStream<Uint8Array> }
  return text(stream)
}

const routeFiles = () => ['/assets/root.js', '/assets/page.js']

export async function renderProbe(nonce: string): Promise<string> {
  const [rootFile, pageFile] = routeFiles() as [string, string]
  const entryOf = (id: string, module: string) => ({
    id,
    module,
    imports: [MODULES.shared],
    hasLoader: true,
    hasAction: false,
    hasClientAction: false,
    hasClientLoader: true,
    hasClientMiddleware: false,
    hasDefaultExport: true,
    hasErrorBoundary: false,
    clientActionModule: undefined,
    clientLoaderModule: undefined,
    clientMiddlewareModule: undefined,
    hydrateFallbackModule: undefined,
    css: [],
  })
  const loader = () => PROBE
  const build = {
    entry: { module: { default: (...[, , , context]: HandlerParameters) => respond(context, nonce) } },
    routes: {
      root: { id: 'root', path: '', module: { default: Root, loader } },
      page: { id: 'page', parentId: 'root', index: true, module: { default: Page, loader } },
    },
    assets: {
      entry: { module: MODULES.entry, imports: [MODULES.shared] },
      routes: {
        root: entryOf('root', rootFile),
        page: { ...entryOf('page', pageFile), parentId: 'root', index: true },
      },
      url: MODULES.manifest,
      version: '1',
    },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  }
  const handle = createRequestHandler(build as unknown as ServerBuild, 'production')
  return (await handle(new Request('http://probe/'), new RouterContextProvider())).text()
}

type HandlerParameters = [request: Request, status: number, headers: Headers, context: EntryContext]

function Page() {
  return createElement('p', null, 'Page')
}

function Root() {
  return createElement('html', null, createElement('body', null, createElement(Outlet), createElement(Scripts)))
}

function respond(context: EntryContext, nonce: string): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>()
  const { pipe } = renderToPipeableStream(createElement(ServerRouter, { context, url: 'http://probe/', nonce }), {
    onAllReady: () => resolve(text(pipe(new PassThrough())).then((html) => new Response(html))),
    onError: reject,
  })
  return promise
}
