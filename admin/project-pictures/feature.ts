import type { StaffFeature } from '../core/feature.ts'

/** Has no place in the menu: the screens of pictures lead to it. */
export const projectPicturesFeature: StaffFeature = {
  name: 'project-pictures',
  title: { en: 'Pictures for projects', ne: 'परियोजनाका तस्बिर' },
  synonyms: 'folder, match photos',
  isOutOfMenu: true,
  isForEditors: true,
  screen: () => import('./project-pictures-screen.tsx').then(({ ProjectPicturesScreen }) => ProjectPicturesScreen),
}
