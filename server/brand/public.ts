export { getBrand } from './brand.ts'
export { answerFormPage, type FormPage, type Html } from './form-page.ts'
export { drawnFile, type Signs } from './sign-routes.ts'
