import { defineBlock, someOf, somePictures, someRows, type BlockKind } from '../fields/block.ts'
import { flag, line, number, picture, plainText, richText } from '../fields/field.ts'
import { CONTENT_BOUNDS } from '../limits.ts'
import { heading } from './heading.ts'
import { projectsBlock } from './projects-block.ts'
import { VIDEO_FIELDS, VIDEO_WORDS } from './video-fields.ts'
import words from './words.json' with { type: 'json' }

const LARGEST = 1e12

/** In the order of the menu. A stored block names its kind: never rename one. */
export const BLOCKS = {
  text: defineBlock({ ...words.text, fields: { text: richText(words.textText) } }),
  picture: defineBlock({
    ...words.picture,
    fields: {
      pictureId: picture(words.picturePictureId),
      caption: line({ ...words.pictureCaption, bound: CONTENT_BOUNDS.summary }),
    },
  }),
  video: defineBlock({ ...VIDEO_WORDS, fields: VIDEO_FIELDS }),
  gallery: defineBlock({
    ...words.gallery,
    fields: { heading, pictureIds: somePictures({ ...words.galleryPictureIds, bound: 40 }) },
  }),
  figures: defineBlock({
    ...words.figures,
    fields: {
      heading,
      figures: someRows({
        ...words.figuresFigures,
        bound: 8,
        columns: {
          number: number({ ...words.figuresFiguresNumber, above: -LARGEST, max: LARGEST, isRequired: true }),
          unit: line({ ...words.figuresFiguresUnit, bound: CONTENT_BOUNDS.label }),
          label: line({ ...words.figuresFiguresLabel, isRequired: true }),
        },
      }),
    },
  }),
  table: defineBlock({
    ...words.table,
    fields: {
      heading,
      table: richText(words.tableTable),
      publicationIds: someOf({ ...words.tablePublicationIds, to: 'publications', bound: 40 }),
    },
  }),
  people: defineBlock({
    ...words.people,
    fields: { heading, personIds: someOf({ ...words.peoplePersonIds, to: 'teams', bound: 40 }) },
  }),
  projects: projectsBlock,
  map: defineBlock({
    ...words.map,
    fields: {
      heading,
      note: plainText(words.mapNote),
    },
  }),
  contact: defineBlock({
    ...words.contact,
    fields: {
      heading,
      note: plainText(words.contactNote),
      hasDetails: flag(words.contactHasDetails),
    },
  }),
} satisfies Record<string, BlockKind>

export type BlockType = keyof typeof BLOCKS
