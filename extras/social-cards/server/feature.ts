import type { Feature } from '../../../server/core/feature.ts'
import { createCardRoutes } from './card-routes.ts'

export const feature: Feature = {
  routes: ({ reads, workshop, signs, publicUrl }) => createCardRoutes(reads, workshop.drawPoster, signs, publicUrl),
  serves: ['/cards/*'],
}
