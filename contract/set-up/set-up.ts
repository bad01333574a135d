import { z } from 'zod'
import { named } from '../named-schema.ts'
import { chosenPasswordSchema, newStaffSchema } from '../accounts/staff.ts'

export const setUpStateSchema = named('SetUpState', {
  isOpen: z.boolean().meta({ description: 'Whether the site still waits for its first owner' }),
})
export type SetUpState = z.infer<typeof setUpStateSchema>

const { token, password } = chosenPasswordSchema.shape

export const firstOwnerSchema = newStaffSchema
  .omit({ role: true })
  .extend({ secret: token.meta({ description: 'From the address that the start prints, behind "#"' }), password })
  .meta({ id: 'FirstOwner' })
export type FirstOwner = z.infer<typeof firstOwnerSchema>

export const setUpStepSchema = named('SetUpStep', {
  name: z.string().meta({ description: 'Such as settings, for the particulars of the firm' }),
  isDone: z.boolean(),
})
export type SetUpStepState = z.infer<typeof setUpStepSchema>
