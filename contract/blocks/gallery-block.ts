import { defineBlock, somePictures } from '../fields/block.ts'
import { heading } from './heading.ts'

export const galleryBlock = defineBlock({
  label: { en: 'Gallery', ne: 'चित्रशाला' },
  help: { en: 'Several pictures side by side', ne: 'सँगसँगै धेरै तस्बिर' },
  fields: {
    heading,
    pictureIds: somePictures({ label: { en: 'Pictures', ne: 'तस्बिरहरू' }, bound: 40 }),
  },
})
