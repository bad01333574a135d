interface LockedPackage {
  version?: string
  link?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

/** `packages` of a lock, by the place of each from the project's folder; the project itself is ''. */
export type LockedPackages = Record<string, LockedPackage>

/** The places of the packages behind those of `starts`, without `devDependencies` and optional peers. */
export function packagesBehind(
  packages: LockedPackages,
  starts: string[],
  follow?: (place: string) => boolean,
): string[]
