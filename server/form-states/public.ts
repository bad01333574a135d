/** What other features may use of this one. */
export { createFindForm, FORM_SOURCE } from './form-states.ts'
