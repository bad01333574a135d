/* What other features may use of this one. */
export { KnownNames } from './import/known-names.ts'
