export { withOwnFacts } from './check-facts.ts'
export { toOwnFacts } from './own-facts.ts'
