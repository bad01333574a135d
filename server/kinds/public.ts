/** What other features may use of this one. */
export { clients, team } from './public-kinds.ts'
