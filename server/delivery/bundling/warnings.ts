/** scripts/build.ts shows lines with this prefix also when the build succeeds. */
export const WARNING = 'Delivery: '

export function warn(text: string): void {
  console.warn(`${WARNING}${text}. See server/delivery/README.md.`)
}
