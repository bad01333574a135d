import PictureIcon from '@mui/icons-material/ImageOutlined'
import type { StaffFeature } from '../feature.ts'

export const pictureTextsFeature: StaffFeature = {
  name: 'picture-texts',
  title: { en: 'Describe pictures', ne: 'तस्बिरको वर्णन लेख्नुहोस्' },
  inPictures: { en: 'Describe pictures', ne: 'वर्णन लेख्नुहोस्' },
  isOutOfMenu: true,
  isForEditors: true,
  screen: () => import('./alt-texts-screen.tsx').then(({ AltTextsScreen }) => AltTextsScreen),
}

export const picturesFeature: StaffFeature = {
  name: 'pictures',
  title: { en: 'Picture |||| Pictures', ne: 'तस्बिर |||| तस्बिरहरू' },
  icon: PictureIcon,
  // One picture is edited above the list, at /pictures/ID: with a form, that address would leave the list.
  screen: () => import('./pictures-screen.tsx').then(({ PicturesScreen }) => PicturesScreen),
}
