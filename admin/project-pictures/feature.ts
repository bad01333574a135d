import type { StaffFeature } from '../core/feature.ts'

export const projectPicturesFeature: StaffFeature = {
  name: 'project-pictures',
  title: { en: 'Pictures for projects', ne: 'परियोजनाका तस्बिर' },
  inPictures: { en: 'Match a folder to projects', ne: 'फोल्डरबाट परियोजनामा थप्नुहोस्' },
  isOutOfMenu: true,
  isForEditors: true,
  screen: () => import('./project-pictures-screen.tsx').then(({ ProjectPicturesScreen }) => ProjectPicturesScreen),
}
