export { type ServiceInTree, listProjectServices, serviceReferences, toServiceReference } from './services.ts'
