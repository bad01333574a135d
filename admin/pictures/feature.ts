import PictureIcon from '@mui/icons-material/ImageOutlined'
import type { StaffFeature } from '../feature.ts'

/** Neither has a place in the menu: the library leads to them. */
export const pictureTextsFeature: StaffFeature = {
  name: 'picture-texts',
  isForEditors: true,
  screen: () => import('./alt-texts-screen.tsx').then(({ AltTextsScreen }) => AltTextsScreen),
}
export const alikePicturesFeature: StaffFeature = {
  name: 'alike-pictures',
  isForEditors: true,
  screen: () => import('./alike-screen.tsx').then(({ AlikeScreen }) => AlikeScreen),
}

export const picturesFeature: StaffFeature = {
  name: 'pictures',
  title: { en: 'Picture |||| Pictures', ne: 'तस्बिर |||| तस्बिरहरू' },
  icon: PictureIcon,
  // One picture is edited above the list, at /pictures/ID: with a form, that address would leave the list.
  screen: () => import('./pictures-screen.tsx').then(({ PicturesScreen }) => PicturesScreen),
  audit: {
    picture: {
      name: { en: 'Pictures', ne: 'तस्बिरहरू' },
      one: { en: 'the picture', ne: 'तस्बिर' },
      path: (id) => `/pictures/${id}`,
    },
  },
}
