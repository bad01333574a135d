import type { StaffFeature } from '../../../admin/core/feature.ts'

export const feature: StaffFeature = {
  name: 'alike-pictures',
  title: { en: 'Pictures that look alike', ne: 'उस्तै देखिने तस्बिर' },
  inPictures: { en: 'Look alike', ne: 'उस्तै देखिने' },
  isOutOfMenu: true,
  isForEditors: true,
  screen: () => import('./alike-screen.tsx').then(({ AlikeScreen }) => AlikeScreen),
}
