import type { ScreenView } from './browser-view.ts'
import type { PageWeight } from './page-weights.ts'
import type { Figure } from './report.ts'
import { TARGETS } from './targets.ts'
import { CONNECTIONS, type Throughput } from './throughput.ts'

/** Home from the cache, beside the best file server here. */
export function loadFigures({ rows: [home] }: Throughput): Figure[] {
  if (!home) return []
  const { server, bare, nginx } = home
  const ceiling = nginx ?? bare
  return [
    {
      name: `Home through the cache, share of ${nginx ? "nginx's" : "bare node:http's"} requests/s`,
      unit: 'share',
      measured: server.requestsPerSecond / ceiling.requestsPerSecond,
      target: TARGETS.homeOfNginx,
      isLeast: true,
      note: nginx
        ? `bare node:http ${Math.round((bare.requestsPerSecond / nginx.requestsPerSecond) * 100)} %`
        : 'there is no nginx here',
    },
    {
      name: `Home through the cache, p99 at ${CONNECTIONS} connections`,
      unit: 'ms',
      measured: server.p99,
      target: TARGETS.p99,
      note: `bare node:http ${bare.p99.toFixed(1)} ms${nginx ? `, nginx ${nginx.p99.toFixed(1)} ms` : ''}`,
    },
  ]
}

/** Home's weights; of the browser's, those of the heavier screen. */
export function firstViewFigures(pages: PageWeight[], screens: ScreenView[]): Figure[] {
  const home = pages.find(({ path }) => path === '/')!
  const page = 'HTML and CSS of home'
  const figures: Figure[] = [
    {
      name: `${page}, as first sent`,
      unit: 'bytes',
      measured: home.asFirstSent,
      target: TARGETS.pageAsFirstSent,
      note: 'brotli',
    },
    {
      name: `${page}, as sent again`,
      unit: 'bytes',
      measured: home.asSentAgain,
      target: TARGETS.pageAsSentAgain,
      note: 'brotli',
    },
    {
      name: 'JavaScript of home',
      unit: 'bytes',
      measured: home.scripts,
      target: TARGETS.scripts,
      note: `brotli, ${home.scriptFiles} files`,
    },
  ]
  if (screens.length > 0) {
    const most = (weight: 'bytes' | 'requests') =>
      Math.max(...screens.map(({ beforeScripts }) => beforeScripts[weight]))
    figures.push(
      {
        name: 'Bytes of the first view of home, before scripts',
        unit: 'bytes',
        measured: most('bytes'),
        target: TARGETS.firstView,
        note: 'with heads',
      },
      {
        name: 'Requests of the first view of home, before scripts',
        unit: 'requests',
        measured: most('requests'),
        target: TARGETS.firstViewRequests,
      },
    )
  }
  return figures
}
