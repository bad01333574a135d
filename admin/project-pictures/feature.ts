import type { StaffFeature } from '../feature.ts'

/** Has no place in the menu: the screens of pictures lead to it. */
export const projectPicturesFeature: StaffFeature = {
  name: 'project-pictures',
  isForEditors: true,
  screen: () => import('./project-pictures-screen.tsx').then(({ ProjectPicturesScreen }) => ProjectPicturesScreen),
}
