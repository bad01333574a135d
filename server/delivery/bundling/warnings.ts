/** How a line of the build's output begins that scripts/build.ts shows also when the build succeeds. */
export const WARNING = 'Delivery: '

/** Tells the developer that a saving is switched off in this build. */
export function warn(text: string): void {
  console.warn(`${WARNING}${text}. See server/delivery/README.md.`)
}
