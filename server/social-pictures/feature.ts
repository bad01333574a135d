import type { Feature } from '../core/feature.ts'
import type { CardMaker } from '../core/pictures/picture-workshop.ts'
import { createCardHandlers } from './card-jobs.ts'
import { queueCards } from './social-cards.ts'

declare module '../core/feature.ts' {
  interface JobDeps {
    cards: CardMaker
    /** Without them, what publications queue waits until they are switched on. */
    socialPictures: boolean
  }
}

export const socialPicturesFeature: Feature = {
  on: {
    async published(tx, { item, action, at }) {
      if (action !== 'order') await queueCards(tx, item, at)
    },
  },
  jobs: ({ reads, cards, socialPictures, log }) =>
    socialPictures ? createCardHandlers({ db: reads, cards, log }) : [],
}
