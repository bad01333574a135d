/** The product, in build/, or the component gallery, in .component-gallery/. */
type BuildName = 'product' | 'gallery'

/** Was this build made from the sources as they are now? */
export function isBuildFresh(root: string, name?: BuildName): boolean

/** Says that a build begins: until `finish` is called, it counts as missing. */
export function beginBuild(root: string, name?: BuildName): { finish(): void }
