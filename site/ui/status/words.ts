// @chunk shared
import { defineWords } from '../../words.ts'

export const words = defineWords({
  en: { ongoing: 'Ongoing', completed: 'Completed', upcoming: 'Upcoming' },
  ne: { ongoing: 'चालु', completed: 'सम्पन्न', upcoming: 'आगामी' },
})
