export { countCapabilities } from './capabilities.ts'
