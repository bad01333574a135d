import { z } from 'zod'
import { chosenPasswordSchema, newStaffSchema } from '../accounts/staff.ts'

export const setUpStateSchema = z
  .object({ isOpen: z.boolean().meta({ description: 'Whether the site still waits for its first owner' }) })
  .meta({ id: 'SetUpState' })
export type SetUpState = z.infer<typeof setUpStateSchema>

const { token, password } = chosenPasswordSchema.shape

export const firstOwnerSchema = newStaffSchema
  .omit({ role: true })
  .extend({ secret: token.meta({ description: 'From the address that the start prints, behind "#"' }), password })
  .meta({ id: 'FirstOwner' })
export type FirstOwner = z.infer<typeof firstOwnerSchema>

export const setUpStepSchema = z
  .object({
    name: z.string().meta({ description: 'Such as settings, for the particulars of the firm' }),
    isDone: z.boolean(),
  })
  .meta({ id: 'SetUpStep' })
export type SetUpStepState = z.infer<typeof setUpStepSchema>
