/** What other features may use of this one. */
export { createFindForm } from './form-pages.ts'
export { FORM_SOURCE } from './form-states.ts'
