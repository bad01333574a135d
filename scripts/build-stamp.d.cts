/** Was `build/` made from the sources as they are now? */
export function isBuildFresh(root: string): boolean

/** Says that a build begins: until `finish` is called, `build/` counts as missing. */
export function beginBuild(root: string): { finish(): void }
