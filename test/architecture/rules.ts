import { basename } from 'node:path'
import type { Import, Module } from './modules.ts'

interface Rule {
  /** The sentence that a fault is told by. */
  says: string
  /** Beginnings of the paths that the rule is about. */
  of: string[]
  /** Is this import a fault? */
  forbids: (imported: Import, module: Module) => boolean
}

const PRODUCT = ['contract/', 'site/', 'server/', 'admin/', 'extras/']

const DELIVERY_IN_BROWSER = 'server/core/delivery/browser/'
const DELIVERY_IN_BUILD = 'server/core/delivery/bundling/'
/** Rooms that deliver: health counts it, and previews are delivered in their own way. */
const DELIVERY_WHERE = [
  'server/core/delivery/',
  'server/core/http/',
  'server/rendering/',
  'server/health/',
  'server/previews/preview-pages.ts',
]

/** The second starts a command of systemd, which ends at once. */
const MAY_START_PROCESSES = ['server/core/process/child-process.ts', 'server/core/process/service-manager.ts']

/** Rooms of each tree, from the ground up: each may import those before it. `.` is for files that stand in no room. */
const LAYERS: Record<string, readonly string[]> = {
  'server/core/': listed(`
    process outbound store languages jobs media delivery api audit settings mail
    accounts http places pictures documents content .`),
  'admin/core/': listed(`
    words . layout api messages theme auth forms dialogs lists documents location pictures inputs blocks fields`),
  'admin/': listed(`
    core framed-page help services edit checks find seed translations approval receipt form-states
    content mails enquiries mail-settings redirects staff teams transfer
    audit backup brand health menus project-pictures set-up settings dashboard readiness frame account .`),
  'contract/': listed(`
    . accounts calendar documents location pictures places preeti rich-text
    fields
    blocks brand certificates clients equipment facts firm menus partners publications
    services settings timeline news projects people site-pages pages
    kinds
    approval backup capabilities content discovery
    enquiries form-states health mail-settings preferences previews readiness
    redirects regions search seed set-up shortlist
    transfer`),
}

const LOCATION_READERS = ['@tmcw/togeojson', '@xmldom/xmldom', 'fflate']

/** The imports that may never exist: docs/architecture.md. */
const RULES: Rule[] = [
  {
    says: 'the contract imports nothing but zod, readers for files of locations, and finds what extras declare',
    of: ['contract/'],
    forbids: (imported, module) =>
      imported.package !== 'zod' &&
      !(LOCATION_READERS.includes(imported.package ?? '') && module.path.startsWith('contract/location/')) &&
      !(module.path === 'contract/find-in-extras.ts' && imported.file === 'server/core/process/find-modules.ts') &&
      !isIn(imported, 'contract/'),
  },
  {
    says: 'parts of pages know neither pages nor the server',
    of: ['site/ui/'],
    forbids: (imported) => isIn(imported, 'site/routes/', 'site/routes.ts', 'server/'),
  },
  {
    says: 'what browsers load takes types of the server, and no values',
    of: ['site/', 'admin/'],
    forbids: (imported) => isIn(imported, 'server/') && !isIn(imported, DELIVERY_IN_BROWSER) && !imported.typeOnly,
  },
  {
    says: 'the part of delivery that runs in browsers knows nothing of the server',
    of: [DELIVERY_IN_BROWSER],
    forbids: (imported) =>
      (isIn(imported, 'server/') && !isIn(imported, DELIVERY_IN_BROWSER)) ||
      imported.package?.startsWith('node:') === true,
  },
  {
    says: 'the core knows no feature, and nothing of the composition',
    of: ['server/core/'],
    forbids: (imported) => isIn(imported, 'server/') && !isIn(imported, 'server/core/'),
  },
  ...Object.keys(LAYERS).map((tree): Rule => ({
    says: `a room of ${tree} imports only those below it in LAYERS, which has every room`,
    of: [tree],
    forbids: (imported, module) => isIn(imported, tree) && floorOf(imported.file!, tree) > floorOf(module.path, tree),
  })),
  {
    says: 'a feature knows of another one only what its public.ts has, and nothing of the composition',
    of: ['server/'],
    forbids: (imported, module) => {
      const [own, other] = [featureOf(module.path), featureOf(imported.file)]
      const isOfServer = isIn(imported, 'server/') && !isIn(imported, 'server/core/')
      return own !== undefined && isOfServer && other !== own && imported.file !== `server/${other}/public.ts`
    },
  },
  {
    says: 'an extra is known to nobody: its folder can be deleted',
    of: [...PRODUCT],
    forbids: (imported, module) => isIn(imported, 'extras/') && extraOf(imported.file) !== extraOf(module.path),
  },
  {
    says: 'each layer of an extra knows no more than that layer of the product: its own, those below, and public.ts',
    of: ['extras/'],
    forbids: (imported, module) => {
      const { file, typeOnly } = imported
      const layer = module.path.split('/')[2] ?? ''
      const other = layerOf(file)
      if (layer === 'contract') return imported.package ? imported.package !== 'zod' : other !== 'contract'
      if (other === 'server' && layer !== 'server') return !typeOnly
      // Documents that no browser renders.
      if (other === 'site' && layer === 'server') return extraOf(file) !== extraOf(module.path)
      if (file?.startsWith('server/')) return !/^server\/(core\/|[\w-]+\/public\.ts$)/.test(file)
      if (file?.startsWith('admin/')) return layer !== 'admin' || !file.startsWith('admin/core/')
      return (other === 'site' || other === 'admin') && layer !== other
    },
  },
  {
    says: 'delivery sends what others have made: it knows no content',
    of: ['server/core/delivery/'],
    forbids: (imported) =>
      isIn(imported, 'server/') && !isIn(imported, 'server/core/delivery/', 'server/core/process/'),
  },
  {
    says: 'what makes content does not know how it is delivered',
    of: ['server/'],
    forbids: (imported, module) =>
      isIn(imported, 'server/core/delivery/') &&
      (module.path.startsWith('server/core/') || featureOf(module.path) !== undefined) &&
      !isUnder(module.path, DELIVERY_WHERE),
  },
  {
    says: 'what only the build needs is no part of the running product',
    of: PRODUCT,
    forbids: (imported, module) => isIn(imported, DELIVERY_IN_BUILD) && !module.path.startsWith(DELIVERY_IN_BUILD),
  },
  {
    says: 'child-process.ts starts every process of ours, so that each ends with its parent',
    of: ['server/'],
    forbids: (imported, module) =>
      ['node:child_process', 'child_process', 'node:cluster', 'cluster'].includes(imported.package ?? '') &&
      !imported.typeOnly &&
      !MAY_START_PROCESSES.includes(module.path),
  },
  {
    says: 'only routers, routes and what carries requests know Hono',
    of: ['server/'],
    forbids: (imported, module) =>
      /^@?hono(?!\/(html|router))/.test(imported.specifier) && !imported.typeOnly && !KNOWS_HTTP.test(module.path),
  },
  {
    says: 'the store knows no schema of the contract, only its types and constants',
    of: ['server/core/store/'],
    forbids: (imported) =>
      isIn(imported, 'contract/') &&
      !imported.typeOnly &&
      imported.names.some((name) => name === '*' || name.endsWith('Schema')),
  },
  {
    says: 'a migration imports nothing but kysely and its own data: it must mean the same for ever',
    of: ['server/core/store/migrations/'],
    forbids: (imported, { path }) =>
      imported.package !== 'kysely' && imported.specifier !== `./${basename(path, '.ts')}.json`,
  },
  {
    says: 'what visitors get does not need what only development has',
    of: PRODUCT,
    forbids: (imported, module) => DEVELOPMENT.test(imported.file ?? '') && !DEVELOPMENT.test(module.path),
  },
  {
    says: 'the product does not need its tests and scripts',
    of: PRODUCT,
    forbids: (imported) => isIn(imported, 'test/', 'scripts/', 'bench/') || isTest(imported.file ?? ''),
  },
]

/** The interface of a feature, and packages of the staff side for extras. */
const PUBLIC = /^server\/[\w-]+\/public\.ts$|^admin\/core\/packages\.ts$/

const KNOWS_HTTP =
  /^server\/(core\/(api|http|delivery|accounts)\/|rendering\/|entry\.ts|api\.ts|dev\.ts|[\w/-]+(-api|-routes|routes|-pages|\/feature|-files)\.ts$)|^server\/core\/content\/content-calls\.ts$/

/** Modules that make, take or fetch answers. */
const CARRIES = new RegExp(
  `${KNOWS_HTTP.source}|^server/(core/(outbound/|media/bucket\\.ts)|redirects/old-addresses\\.ts)`,
)

/** Parts that only development has: the component gallery and its examples. */
const DEVELOPMENT = /^site\/dev\/|\.examples\.tsx?$/

/** Says every fault of a tree of modules, a line each; none when the rules are kept. Tests may import what they like. */
export function findFaults(modules: Module[]): string[] {
  const product = modules.filter((module) => isUnder(module.path, PRODUCT) && !isTest(module.path))
  return [
    ...product.flatMap(forbiddenImports),
    ...product
      .filter(({ path, isBarrel }) => isBarrel && !PUBLIC.test(path))
      .map(({ path }) => `${path} is a barrel file: import from where things are`),
    ...product
      .filter(({ path, httpNames }) => path.startsWith('server/') && !CARRIES.test(path) && httpNames.length > 0)
      .map(({ path, httpNames }) => `${path} uses ${httpNames.join(', ')}: rules know nothing of HTTP`),
    ...findCycles(modules).map((cycle) => `${cycle.join(' -> ')} is a cycle`),
  ]
}

function forbiddenImports(module: Module): string[] {
  return RULES.filter(({ of }) => isUnder(module.path, of)).flatMap(({ says, forbids }) =>
    module.imports
      .filter((imported) => forbids(imported, module))
      .map(({ specifier }) => `${module.path} imports ${specifier}: ${says}`),
  )
}

/** Each cycle once, beginning with the file that comes first; imports of types alone make none. */
function findCycles(modules: Module[]): string[][] {
  const targets = new Map(
    modules.map(({ path, imports }) => [
      path,
      imports.flatMap(({ file, typeOnly }) => (file && !typeOnly ? [file] : [])),
    ]),
  )
  const cycles = new Map<string, string[]>()
  const done = new Set<string>()
  const visit = (path: string, trail: string[]) => {
    const start = trail.indexOf(path)
    if (start >= 0) {
      const members = trail.slice(start)
      const first = members.indexOf(members.toSorted()[0] ?? path)
      const cycle = [...members.slice(first), ...members.slice(0, first)]
      cycles.set(cycle.join(), [...cycle, cycle[0] ?? path])
      return
    }
    if (done.has(path)) return
    for (const target of targets.get(path) ?? []) visit(target, [...trail, path])
    done.add(path)
  }
  for (const path of targets.keys()) visit(path, [])
  return [...cycles.values()]
}

/** The room of a feature; undefined for the core, and for what composes the server. */
function featureOf(path: string | undefined): string | undefined {
  const [, room] = /^server\/([\w-]+)\//.exec(path ?? '') ?? []
  return room === 'core' ? undefined : room
}

function extraOf(path: string | undefined): string | undefined {
  return /^extras\/([\w-]+)\//.exec(path ?? '')?.[1]
}

/** The layer of a file of the product or of an extra. */
function layerOf(path: string | undefined): string | undefined {
  const [first, , layer] = path?.split('/') ?? []
  return first === 'extras' ? layer : first
}

/** The place of a path's room in its tree; -1 for one that LAYERS does not have, which may then import no other. */
function floorOf(path: string, tree: string): number {
  const [room = '', ...inner] = path.slice(tree.length).split('/')
  return LAYERS[tree]!.indexOf(inner.length > 0 ? room : '.')
}

function listed(rooms: string): string[] {
  return rooms.trim().split(/\s+/)
}

function isIn({ file }: Import, ...places: string[]): boolean {
  return file !== undefined && isUnder(file, places)
}

function isUnder(path: string, places: string[]): boolean {
  return places.some((place) => path.startsWith(place))
}

function isTest(path: string): boolean {
  return /\.(test|spec)\.tsx?$/.test(path)
}
