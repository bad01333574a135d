// @chunk shared
import { defineWords } from '../../words.ts'

export const words = defineWords({ en: { write: 'Write to us' }, ne: { write: 'हामीलाई लेख्नुहोस्' } })
