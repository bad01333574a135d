import { z } from 'zod'

/** Of public answers: when somebody of the firm last said that a record is still true. */
export const checkedFields = {
  checkedOn: z.iso.date().nullable().meta({ description: 'The day on which the firm last checked it; null for never' }),
  checkedIn: z.string().nullable().meta({
    description: 'The month of it as pages write it, in words of the language of the answer, such as Kartik 2083 BS',
  }),
}
