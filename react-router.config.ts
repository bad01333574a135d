import type { Config } from '@react-router/dev/config'

export default {
  // The component gallery is a build in development mode, apart from the product (scripts/build.ts).
  buildDirectory: process.env['NODE_ENV'] === 'development' ? '.component-gallery/build' : 'build',
  appDirectory: 'site',
  ssr: true,
  // The whole table of routes is small: sending it with the first page saves a request for each discovered link.
  routeDiscovery: { mode: 'initial' },
  // Each page's loader and component share what they load with: apart they would only be more files.
  splitRouteModules: false,
} satisfies Config
