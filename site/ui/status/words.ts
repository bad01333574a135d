// @chunk shared
import { defineWords } from '../../words.ts'

export const words = defineWords({
  ongoing: { en: 'Ongoing', ne: 'चालु' },
  completed: { en: 'Completed', ne: 'सम्पन्न' },
  upcoming: { en: 'Upcoming', ne: 'आगामी' },
})
