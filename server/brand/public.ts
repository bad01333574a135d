export { getBrand } from './brand.ts'
export { drawnFile, type Signs } from './sign-routes.ts'
