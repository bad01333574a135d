// @chunk shared
import { defineWords } from '../../words.ts'
import texts from './words.json' with { type: 'json' }

/** The entries of the menu are word for word those of the specification, section 2. */
export const words = defineWords({
  ...texts,
  submenuOf: { en: (entry: string) => `${entry} submenu`, ne: (entry: string) => `${entry}: उपमेनु` },
})
