/** What other features may use of this one. */
export { countCapabilities } from './capabilities.ts'
