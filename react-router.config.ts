import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'site',
  ssr: true,
  // The whole table of routes is small: sending it with the first page saves a request for each discovered link.
  routeDiscovery: { mode: 'initial' },
  // Each page's loader and component share what they load with: apart they would only be more files.
  splitRouteModules: false,
} satisfies Config
