// @chunk shared
import { defineWords } from './words.ts'

export const words = defineWords({ en: { skip: 'Skip to main content' }, ne: { skip: 'मुख्य विषयवस्तुमा जानुहोस्' } })
