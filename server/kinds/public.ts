/** What other features may use of this one. */
export { team } from './public-kinds.ts'
