export { createFindForm } from './form-pages.ts'
export { FORM_SOURCE } from './form-states.ts'
