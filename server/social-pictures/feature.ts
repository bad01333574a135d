import type { Feature } from '../core/feature.ts'
import { createCardRoutes } from './card-routes.ts'

export const socialPicturesFeature: Feature = {
  routes: ({ reads, workshop, signs, publicUrl }) => createCardRoutes(reads, workshop.drawCard, signs, publicUrl),
  serves: ['/cards/*'],
}
